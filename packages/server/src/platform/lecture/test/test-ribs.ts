// Ten bank papers (RIB) that nobody has: six PDFs of six layouts, and four photos of such papers, held askew in a bad
// light. Their accounts are made up, with keys that hold.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { aPdf } from './test-papiers.ts';

export type RibInvente = {
  nom: string;
  bytes: Uint8Array;
  attendu: { iban: string; bic: string; titulaire: string };
};

type Compte = {
  banque: string;
  guichet: string;
  compte: string;
  bic: string;
  titulaire: string;
  etablissement: string;
};

const mod97 = (digits: string): number =>
  [...digits].reduce((rest, one) => (rest * 10 + Number(one)) % 97, 0);

/** The national key counts A and J as 1, B, K and S as 2, and so on; the international one counts A as 10. */
const nationalOf = (text: string): string =>
  text.replace(
    /[A-Z]/g,
    (one) => '12345678912345678923456789'['ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(one)] ?? '',
  );
const internationalOf = (text: string): string =>
  text.replace(/[A-Z]/g, (one) => String(one.charCodeAt(0) - 55));

const cleOf = ({ banque, guichet, compte }: Compte): string =>
  String(97 - mod97(nationalOf(`${banque}${guichet}${compte}00`))).padStart(2, '0');

const ibanOf = (one: Compte): string => {
  const bban = `${one.banque}${one.guichet}${one.compte}${cleOf(one)}`;
  return `FR${String(98 - mod97(internationalOf(`${bban}FR00`))).padStart(2, '0')}${bban}`;
};

const spaced = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

type Doc = PDFKit.PDFDocument;
type Mise = (doc: Doc, one: Compte) => void;

const at = (doc: Doc, text: string, ...place: [x: number, y: number]): void =>
  void doc.text(text, ...place, { lineBreak: false });

const row = (doc: Doc, texts: readonly string[], { x, y, step }: { x: number; y: number; step: number }) => {
  for (const [i, text] of texts.entries()) at(doc, text, x + i * step, y);
};

/** Six ways of laying a RIB out, as banks do. */
const mises: readonly Mise[] = [
  (doc, one) => {
    doc.font('Helvetica-Bold').fontSize(16);
    at(doc, one.etablissement, 50, 50);
    doc.font('Helvetica').fontSize(11);
    at(doc, 'Relevé d’identité bancaire', 380, 54);
    at(doc, 'Titulaire', 50, 110);
    at(doc, one.titulaire, 140, 110);
    at(doc, '14 rue des Lilas, 13008 Marseille', 140, 126);
    row(doc, ['Banque', 'Guichet', 'N° de compte', 'Clé'], { x: 50, y: 160, step: 110 });
    row(doc, [one.banque, one.guichet, one.compte, cleOf(one)], { x: 50, y: 176, step: 110 });
    at(doc, 'IBAN', 50, 210);
    at(doc, spaced(ibanOf(one)), 140, 210);
    at(doc, 'BIC', 50, 230);
    at(doc, one.bic, 140, 230);
    at(doc, 'Domiciliation', 50, 250);
    at(doc, 'AGENCE DU VIEUX PORT', 140, 250);
  },
  (doc, one) => {
    doc.font('Times-Bold').fontSize(20);
    at(doc, one.etablissement.toUpperCase(), 200, 60);
    doc.font('Times-Roman').fontSize(12);
    at(doc, 'RELEVE D’IDENTITE BANCAIRE', 210, 95);
    at(doc, 'Titulaire du compte :', 60, 140);
    at(doc, one.titulaire, 60, 158);
    at(doc, '2 place du Marché', 60, 174);
    at(doc, '35000 RENNES', 60, 190);
    at(doc, 'Domiciliation : RENNES CENTRE', 330, 140);
    at(doc, 'Identification nationale (RIB)', 60, 230);
    at(doc, `${one.banque}  ${one.guichet}  ${one.compte}  ${cleOf(one)}`, 60, 248);
    at(doc, 'Identification internationale (IBAN)', 60, 280);
    at(doc, `IBAN : ${spaced(ibanOf(one))}`, 60, 298);
    at(doc, `Code BIC (Bank Identification Code) - Code SWIFT : ${one.bic}`, 60, 320);
  },
  (doc, one) => {
    doc.font('Courier').fontSize(10);
    at(doc, one.etablissement, 40, 40);
    at(doc, 'IDENTIFIANT NATIONAL DE COMPTE BANCAIRE - RIB', 40, 70);
    at(doc, 'Banque   Guichet  N° compte    Clé  Devise', 40, 100);
    at(doc, `${one.banque}    ${one.guichet}    ${one.compte}  ${cleOf(one)}   EUR`, 40, 114);
    at(doc, 'IDENTIFIANT INTERNATIONAL DE COMPTE BANCAIRE', 40, 150);
    at(doc, 'IBAN (International Bank Account Number)', 40, 170);
    row(doc, spaced(ibanOf(one)).split(' '), { x: 40, y: 186, step: 42 });
    at(doc, 'BIC (Bank Identifier Code)', 380, 170);
    at(doc, one.bic, 380, 186);
    at(doc, 'Domiciliation', 40, 220);
    at(doc, 'CCM DES QUAIS', 40, 234);
    at(doc, 'Titulaire du compte (Account Owner)', 300, 220);
    at(doc, one.titulaire, 300, 234);
  },
  (doc, one) => {
    doc.font('Helvetica').fontSize(9);
    at(doc, 'RIB', 60, 50);
    at(doc, one.etablissement, 60, 64);
    at(doc, 'Intitulé du compte', 60, 100);
    doc.font('Helvetica-Bold');
    at(doc, one.titulaire, 60, 112);
    doc.font('Helvetica');
    at(doc, 'Code IBAN', 60, 150);
    at(doc, ibanOf(one), 60, 162);
    at(doc, 'Code BIC', 320, 150);
    at(doc, one.bic, 320, 162);
    at(doc, 'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs.', 60, 200);
  },
  (doc, one) => {
    doc.font('Helvetica').fontSize(11);
    at(doc, 'Madame, Monsieur,', 60, 60);
    at(doc, 'Voici les coordonnées bancaires de votre compte courant.', 60, 90);
    at(doc, `Nom du titulaire : ${one.titulaire}`, 60, 130);
    at(doc, `Établissement bancaire : ${one.etablissement}`, 60, 150);
    at(doc, `BIC : ${one.bic}     IBAN : ${spaced(ibanOf(one))}`, 60, 170);
    at(doc, 'Nous vous prions d’agréer nos salutations distinguées.', 60, 220);
  },
  (doc, one) => {
    doc.font('Helvetica').fontSize(10);
    at(doc, one.etablissement, 50, 40);
    at(doc, one.titulaire, 330, 80);
    at(doc, 'MAISON DES ASSOCIATIONS', 330, 94);
    at(doc, '69003 LYON', 330, 108);
    at(doc, 'RELEVÉ D’IDENTITÉ BANCAIRE', 50, 160);
    const iban = spaced(ibanOf(one));
    at(doc, 'IBAN', 50, 190);
    at(doc, iban.slice(0, 19), 120, 190);
    at(doc, iban.slice(20), 120, 204);
    at(doc, 'BIC/SWIFT', 50, 230);
    at(doc, one.bic, 120, 230);
  },
];

const comptes: readonly Compte[] = [
  ['15899', '08714', '00028461940', 'ESTQFR2M', 'CERCLE DE VOILE DES GOUDES', 'Banque de l’Estaque'],
  [
    '13807',
    '00512',
    '31019284756',
    'CCBPFRPPNAN',
    'ASSOCIATION LES JARDINS PARTAGÉS',
    'Banque Coopérative de l’Ouest',
  ],
  ['10278', '02240', '00020154603', 'CMCIFR2A', 'ASS LA BOUSSOLE DES QUAIS', 'Crédit des Quais'],
  ['30004', '00828', '0001007352B', 'BNPAFRPPXXX', 'CLUB NAUTIQUE DE LA RADE', 'Banque Générale du Littoral'],
  ['42559', '10000', '08024587310', 'CCOPFRPP', 'Les Amis du Théâtre', 'Coopérative Mutuelle'],
  ['20041', '01005', '0512847L038', 'PSSTFRPPLYO', 'HARMONIE MUNICIPALE DE LYON', 'Caisse Postale'],
].map(([banque = '', guichet = '', compte = '', bic = '', titulaire = '', etablissement = '']) => ({
  banque,
  guichet,
  compte,
  bic,
  titulaire,
  etablissement,
}));

const attenduOf = (one: Compte): RibInvente['attendu'] => ({
  iban: ibanOf(one),
  bic: one.bic,
  titulaire: one.titulaire,
});

/** How a photo is taken: its angle and its lean in degrees, its shadow from 0 to 1, the height of its grain. */
type Prise = { mise: number; compte: number; angle: number; lean: number; ombre: number; grain: number };

const prises: readonly Prise[] = [
  { mise: 0, compte: 3, angle: 5, lean: 0, ombre: 0.45, grain: 30 },
  { mise: 2, compte: 0, angle: -8, lean: 2, ombre: 0.3, grain: 24 },
  { mise: 3, compte: 5, angle: 12, lean: 1, ombre: 0.5, grain: 20 },
  { mise: 4, compte: 2, angle: 87, lean: 0, ombre: 0.35, grain: 26 },
];

const pdfOf = (mise: number, one: Compte): Promise<Buffer> => aPdf((doc) => mises[mise]?.(doc, one));

export async function dixRibs(): Promise<RibInvente[]> {
  const pdfs = comptes.map(async (one, mise) => ({
    nom: `mise en page ${mise + 1}`,
    bytes: await pdfOf(mise, one),
    attendu: attenduOf(one),
  }));
  const photos = prises.map(async (prise, at) => {
    const one = comptes[prise.compte] as Compte;
    return {
      nom: `photo ${at + 1}, à ${prise.angle}°`,
      bytes: await photoOf(await pdfOf(prise.mise, one), prise),
      attendu: attenduOf(one),
    };
  });
  return Promise.all([...pdfs, ...photos]);
}

/** Photographs the top half of a sheet, laid on a dark table. */
async function photoOf(pdf: Uint8Array, { angle, lean, ombre, grain }: Prise): Promise<Buffer> {
  const task = getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: fonts, verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: 2.8 });
  const sheet = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: sheet as never, viewport }).promise;
  await task.destroy();
  const [width, height] = angle > 45 ? [1500, 2000] : [2000, 1500];
  const photo = createCanvas(width, height);
  const context = photo.getContext('2d');
  context.fillStyle = '#5b4a3c';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((angle * Math.PI) / 180);
  context.transform(1, 0, Math.tan((lean * Math.PI) / 180), 1, 0, 0);
  context.drawImage(sheet, -sheet.width / 2, -sheet.height / 4);
  context.resetTransform();
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgba(0,0,0,0)');
  light.addColorStop(1, `rgba(0,0,0,${ombre})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  grained(context, grain);
  return photo.encode('jpeg', 70);
}

const fonts = `${import.meta.dirname}/../../../../../../node_modules/pdfjs-dist/standard_fonts/`;

/** Adds the same grain at each run, so that a test that passes once always passes. */
function grained(context: SKRSContext2D, grain: number): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  let seed = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const more = (seed / 2_147_483_648 - 0.5) * 2 * grain;
    for (let channel = 0; channel < 3; channel++)
      image.data[at + channel] = (image.data[at + channel] ?? 0) + more;
  }
  context.putImageData(image, 0, 0);
}
