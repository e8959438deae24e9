import type { Scanner } from './scanner.ts';

/** Tells the operator at the start whether the antivirus answers; says nothing when none is configured. */
export async function scannerNotice({ version }: Scanner): Promise<string[]> {
  try {
    const found = await version();
    return found === null ? [] : [`Antivirus : ${found}.`];
  } catch (error) {
    const { message } = error as Error;
    return [
      `L’antivirus (CLAMAV_URL) ne répond pas : ${message}. Les fichiers déposés attendront d’être analysés.`,
    ];
  }
}
