// Which files may be deposited: by size, by extension, and by what they really hold (§5 File upload; decisions, Uploads).
import type { Problem } from '../kernel/result.ts';

export type RegleFichier = {
  maxOctets: number;
  /** Only these; absent: all but the forbidden ones. */
  extensions?: readonly string[];
  tropGros: string;
};

/** 15 MB [R9.1]. */
export const regleOrdinaire: RegleFichier = { maxOctets: 15_728_640, tropGros: 'kernel.trop-volumineux' };
/** 2 MB and three extensions, for Pass'Sport certificates and decrees [R9.2]. */
export const regleCourte: RegleFichier = {
  maxOctets: 2_097_152,
  extensions: ['pdf', 'jpg', 'jpeg'],
  tropGros: 'document.trop-gros-2mo',
};

/** What is said before a byte is sent, and again when it arrives. */
export function fichierProblems(
  fichier: { nom: string; taille: number },
  regle: RegleFichier = regleOrdinaire,
): Problem[] {
  const found: Problem[] = [];
  const ext = extensionOf(fichier.nom);
  if (!isAllowed(ext, regle)) found.push({ code: 'document.extension', params: { ext } });
  if (fichier.taille > regle.maxOctets) found.push({ code: regle.tropGros });
  if (fichier.taille === 0) found.push({ code: 'document.vide' });
  return found;
}

/** Of « photo.JPG. » it is « jpg »: what a system drops when it writes the name is not looked at. */
export function extensionOf(nom: string): string {
  const clean = nom
    .normalize('NFKC')
    .replace(/::?\$data.*$/i, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s.]+$/u, '');
  const dot = clean.lastIndexOf('.');
  return dot < 0 ? '' : clean.slice(dot + 1).toLowerCase();
}

/** A name without its folders, controls or reading-direction marks, short enough to be kept. */
export function nomPropre(nom: string): string {
  const base = nom.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const ext = extensionOf(clean);
  return clean.length <= 150 ? clean : `${clean.slice(0, 149 - ext.length)}.${ext}`;
}

function isAllowed(ext: string, { extensions }: RegleFichier): boolean {
  if (ext === '' || isForbidden(ext)) return false;
  return extensions === undefined || extensions.includes(ext);
}

/** What a server or a computer would run rather than show. */
const forbidden = new Set(
  `sql sh bash zsh csh ksh fish exe bat cmd com ps1 psm1 vbs vbe vb msi msp mst scr pif cpl dll sys drv ocx jar war
   class jsp jspx js mjs cjs jse ts wsf wsh ws wsc hta lnk url apk app ipa dmg pkg deb rpm run bin reg inf scf swf cer
   cgi pl pm py rb cfm svg svgz xml xsl xslt mht mhtml xhtml asa asax config htaccess htpasswd iso img vhd
   docm xlsm pptm dotm xltm potm xlam ppam one chm gadget application`
    .trim()
    .split(/\s+/),
);

/** php3, phtml, phar; html, htm, shtml; asp, aspx, ashx, asmx. */
const families = /^(ph(p\d*|tml?|ar|ps|t)|[sdx]?html?|as(px?|hx|mx|cx))$/;

const isForbidden = (ext: string): boolean => forbidden.has(ext) || families.test(ext);
