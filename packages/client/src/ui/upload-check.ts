// What is said of a file before it is sent (§5 File upload); the server checks again, content included.
import { formatTaille } from '@asso/domain/identifiants/affichage';

export type UploadLimits = {
  /** 15 Mo, or 2 Mo for certificates and decrees. */
  maxBytes: number;
  /** Without dot: pdf, jpg. */
  extensions: readonly string[];
};

export const usualLimits: UploadLimits = {
  maxBytes: 15_728_640,
  extensions: ['pdf', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'jpg', 'jpeg', 'png'],
};

/** Null when the file may be sent. */
export function refusalOf(file: { name: string; size: number }, limits: UploadLimits): string | null {
  const extension = extensionOf(file.name);
  if (!limits.extensions.includes(extension)) {
    return `L'extension du fichier (${extension || 'aucune'}) n'est pas autorisée. Formats acceptés : ${limits.extensions.join(', ')}.`;
  }
  if (file.size > limits.maxBytes) {
    const megabytes = Math.floor(limits.maxBytes / 1024 ** 2);
    return `La taille du fichier ne doit excéder ${megabytes}MO. Ce fichier fait ${formatTaille(file.size)}. Réduisez-le ou scannez en noir et blanc.`;
  }
  return file.size === 0 ? 'Ce fichier est vide.' : null;
}

/** « pdf, docx, odt · 15 Mo au plus ». */
export const limitsText = ({ maxBytes, extensions }: UploadLimits): string =>
  `${extensions.join(', ')} · ${formatTaille(maxBytes)} au plus`;

const extensionOf = (name: string): string => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase();
