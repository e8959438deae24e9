/** `non_analyse`: no scanner is configured. `en_attente`: there is one, and it does not answer. */
export type ScanResult = 'sain' | 'infecte' | 'en_attente' | 'non_analyse';

export type Scanner = { scan(path: string): Promise<ScanResult> };
