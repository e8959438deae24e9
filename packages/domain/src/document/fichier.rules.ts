// A file may be deposited according to its size, its extension and its real content (§5 File upload; decisions,
// Uploads).
import type { Problem } from '../kernel/result.ts';

export type RegleFichier = {
  maxOctets: number;
  /** The extensions accepted, which the screen announces. */
  extensions: readonly string[];
  tropGros: string;
  /** A picture is kept drawn again, whatever it held beside its pixels: its longest side has at most these pixels. */
  redessine?: number;
};

/** The limit is 15 MB [R9.1]. */
export const regleOrdinaire: RegleFichier = {
  maxOctets: 15_728_640,
  extensions: ['pdf', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'jpg', 'jpeg', 'png'],
  tropGros: 'kernel.trop-volumineux',
};
/** Pass'Sport certificates and the arrêtés of agréments are limited to 2 MB and three extensions [R9.2]. */
export const regleCourte: RegleFichier = {
  maxOctets: 2_097_152,
  extensions: ['pdf', 'jpg', 'jpeg'],
  tropGros: 'document.trop-gros-2mo',
};
/** The file of a template is to be filled, so pictures are not taken. */
export const regleModele: RegleFichier = {
  ...regleOrdinaire,
  extensions: ['pdf', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods'],
};
/** A picture printed on a letter, three inches wide at most. */
export const regleImage: RegleFichier = {
  ...regleOrdinaire,
  extensions: ['png', 'jpg', 'jpeg'],
  redessine: 900,
};

/** What shows a person's difficulty to the help desk: a picture of the screen, or a PDF. */
export const regleCapture: RegleFichier = {
  ...regleOrdinaire,
  extensions: ['png', 'jpg', 'jpeg', 'pdf'],
};

/** Finds what is wrong with a file before any byte is sent, and again when it arrives. */
export function fichierProblems(
  fichier: { nom: string; taille: number },
  regle: RegleFichier = regleOrdinaire,
): Problem[] {
  const found: Problem[] = [];
  const ext = readExtension(fichier.nom);
  if (fichier.nom.includes('\0')) found.push({ code: 'document.nom-coupe' });
  if (!isAllowed(ext, regle)) {
    found.push({ code: 'document.extension', params: { ext: ext || 'aucune' } });
  }
  if (fichier.taille > regle.maxOctets) found.push({ code: regle.tropGros });
  if (fichier.taille === 0) found.push({ code: 'document.vide' });
  return found;
}

/**
 * Keeps the end of a name: no system writes a longer one, and the patterns below would take seconds over a longer one
 * made to slow them down.
 */
const endOf = (nom: string): string => nom.slice(-1000);

/** Matches a suffix by which Windows gives the content of a file under another name. */
const stream = /::?\$data.*$/i;

/** Returns « jpg » for « photo.JPG. »: the characters that a system drops when it writes the name are ignored. */
export function readExtension(nom: string): string {
  const clean = endOf(nom)
    .normalize('NFKC')
    .replace(stream, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(?<![\s.])[\s.]+$/u, '');
  const dot = clean.lastIndexOf('.');
  return dot < 0 ? '' : clean.slice(dot + 1).toLowerCase();
}

/**
 * Returns a name that any system can write: without folders, controls, reading-direction marks, characters that
 * Windows refuses or names it reserves, at most 200 bytes. It is empty when nothing can be kept.
 */
export function nomPropre(nom: string): string {
  const base = endOf(nom).split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(stream, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\s+|(?<![\s.])[\s.]+$/gu, '');
  return cut(reserved.test(clean) ? `_${clean}` : clean);
}

/** Matches the device names that Windows reserves, whatever follows their dot. */
const reserved = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)/i;

const maxNameBytes = 200;
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '%').length;

/** Cuts whole characters and keeps the extension. */
function cut(name: string): string {
  if (bytesOf(name) <= maxNameBytes) return name;
  const ext = readExtension(name);
  const tail = ext === '' || bytesOf(ext) > 20 ? '' : `.${ext}`;
  let room = maxNameBytes - bytesOf(tail);
  let head = '';
  for (const character of name) {
    room -= bytesOf(character);
    if (room < 0) break;
    head += character;
  }
  return `${head.replace(/(?<![\s.])[\s.]+$/u, '')}${tail}`;
}

/**
 * Returns the name with the extension of what the file really is, for a photo that a telephone, a mail or a chat
 * misnamed; null where such a file is not taken (ADR 0560).
 */
export function nomSelonContenu(
  nom: string,
  vraie: string | undefined,
  regle: RegleFichier = regleOrdinaire,
): string | null {
  if (vraie === undefined || !isAllowed(vraie, regle)) return null;
  const named = readExtension(nom);
  return nomPropre(`${named === '' ? nom : nom.slice(0, nom.lastIndexOf('.'))}.${vraie}`);
}

/** Tells whether an extension is allowed; a forbidden one stays forbidden, even if a rule lists it. */
const isAllowed = (ext: string, { extensions }: RegleFichier): boolean =>
  (extensions.includes(ext) || (isHeic(ext) && extensions.includes('jpg'))) && !isForbidden(ext);

/** Tells whether the file is a photo of an iPhone, which is taken wherever a JPEG is, and kept as one. */
export const isHeic = (ext: string): boolean => ext === 'heic' || ext === 'heif';

/** The extensions of files that a server or a computer would run rather than show. */
const forbidden = new Set(
  `sql sh bash zsh csh ksh fish exe bat cmd com ps1 psm1 vbs vbe vb msi msp mst scr pif cpl dll sys drv ocx jar war
   class jsp jspx js mjs cjs jse ts wsf wsh ws wsc hta lnk url apk app ipa dmg pkg deb rpm run bin reg inf scf swf cer
   cgi pl pm py rb cfm svg svgz xml xsl xslt mht mhtml xhtml asa asax config htaccess htpasswd iso img vhd
   docm xlsm pptm dotm xltm potm xlam ppam one chm gadget application`
    .trim()
    .split(/\s+/),
);

/** Matches the families of php3, phtml, phar; html, htm, shtml; asp, aspx, ashx, asmx. */
const families = /^(ph(p\d*|tml?|ar|ps|t)|[sdx]?html?|as(px?|hx|mx|cx))$/;

const isForbidden = (ext: string): boolean => forbidden.has(ext) || families.test(ext);
