import { addJours } from '@asso/domain/identifiants/durees';
import type { AssociationRow } from '../../association/association.sql.ts';
import { readRegistres } from '../../association/registre-documents/lire-registres.ts';
import { registreDocumentSources } from '../../association/registre-documents/registre.ts';
import { type DocumentRow, insertDocument, listOwnedDocuments } from '../../document/document.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { paragraph } from '../../platform/pdf/text-blocks.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveFile } from '../../platform/storage/receive-file.ts';
import type { DemoAssociation } from './identites.ts';

type Modele = {
  type: string;
  titre: string;
  nom: string;
  annee?: number;
  /** How many days ago the document was deposited. */
  jours?: number;
  /** True when the document belongs to the secondary establishment, if there is one. */
  isAnnexe?: boolean;
};

/** Lists the documents of an association, among which a RIB that expires soon and an insurance that has expired. */
const modelesOf = (annee: number): readonly Modele[] => [
  { type: 'STC', titre: 'Statuts', nom: 'statuts-projet.pdf', jours: 400 },
  { type: 'RIB', titre: 'Relevé d’identité bancaire', nom: 'rib-siege.pdf', jours: 80 },
  { type: 'ASS', titre: `Assurance ${annee}`, nom: `assurance-${annee}.pdf`, annee, jours: 330 },
  { type: 'RAR', titre: `Rapport d’activité ${annee}`, nom: `rapport-activite-${annee}.pdf`, annee },
  { type: 'RFA', titre: `Rapport financier ${annee}`, nom: `rapport-financier-${annee}.pdf`, annee },
  {
    type: 'RIB',
    titre: 'Relevé d’identité bancaire de la base',
    nom: 'rib-base.pdf',
    jours: 10,
    isAnnexe: true,
  },
];

type Of = { row: AssociationRow; demo: DemoAssociation };

export async function seedDocuments(platform: Platform, { row, demo }: Of): Promise<void> {
  const owner = { proprietaire: 'association', id_proprietaire: row.id };
  if ((await listOwnedDocuments(platform.db, owner)).length > 0) return;
  const date = platform.clock.now();
  await readRegistres(platform, registreDocumentSources.of([]), row);
  const annexe = demo.etablissements.find(({ est_siege }) => !est_siege)?.id_siret ?? null;
  for (const modele of modelesOf(date.getFullYear() - 1)) {
    if (modele.isAnnexe && annexe === null) continue;
    const { titre, type, nom, annee, jours } = modele;
    await keepDocument(platform, {
      ...{ owner, titre, type, nom, annee, jours },
      sousTitre: demo.nom,
      texte: `${demo.objet} Ce document est inventé pour la démonstration.`,
      id_siret: modele.isAnnexe ? annexe : null,
    });
  }
}

type AGarder = Pick<Modele, 'titre' | 'type' | 'nom' | 'annee' | 'jours'> & {
  owner: { proprietaire: string; id_proprietaire: string };
  sousTitre: string;
  texte: string;
  id_siret?: string | null;
  iban?: string | null;
};

/** Stores a page made for the demonstration, as if somebody had deposited it. */
export async function keepDocument(
  platform: Platform,
  { owner, titre, sousTitre, texte, type, nom, annee, jours = 0, id_siret = null, iban = null }: AGarder,
): Promise<DocumentRow> {
  const date = platform.clock.now();
  const file = await storePage(platform, { titre, sousTitre, texte, date });
  return inTransaction(platform.db, (tx) =>
    insertDocument(tx, {
      ...owner,
      ...{ type, nom, id_siret, iban },
      commentaire: null,
      taille: file.size,
      sha256: file.sha256,
      mime: 'application/pdf',
      // The file was just made here, so the antivirus has nothing to look for in it.
      etat_analyse: 'sur',
      annee_validite: annee ?? null,
      depose_par: null,
      date_chargement: addJours(date, -jours),
    }),
  );
}

type Page = { titre: string; sousTitre: string; texte: string; date: Date };

/** Draws a page made for the demonstration, and stores its bytes before any row names them. */
export async function storePage(
  { storage, temporaryFolder }: Platform,
  { titre, sousTitre, texte, date }: Page,
): Promise<{ sha256: string; size: number }> {
  const content = await renderPdf({
    title: titre,
    subtitle: sousTitre,
    reference: 'Document de démonstration',
    state: 'Exemple',
    date,
    draw: (pdf) => paragraph(pdf, texte),
  });
  const received = await receiveFile(content, { folder: temporaryFolder, maxBytes: content.length });
  if (!received.ok) throw new Error('a document of the demonstration is too long');
  const file = received.value;
  try {
    await storage.put(file);
    return { sha256: file.sha256, size: file.size };
  } finally {
    await file.dispose();
  }
}
