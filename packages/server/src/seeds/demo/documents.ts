import type { AssociationRow } from '../../association/association.sql.ts';
import { insertDocument, listDocumentsOf } from '../../document/document.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { paragraph } from '../../platform/pdf/text-blocks.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveFile } from '../../platform/storage/receive-file.ts';
import type { AssociationDeDemo } from './identites.ts';

type Modele = { type: string; titre: string; nom: string; origine: 'RNA' | 'association'; annee?: number };

/** What a vault holds: statutes from the RNA, accounts and report of last year from the association. */
const modelesOf = (annee: number): readonly Modele[] => [
  { type: 'STC', titre: 'Statuts', nom: 'statuts.pdf', origine: 'RNA' },
  { type: 'LDC', titre: 'Liste des dirigeants', nom: 'dirigeants.pdf', origine: 'RNA' },
  {
    type: 'RAR',
    titre: `Rapport d’activité ${annee}`,
    nom: `rapport-activite-${annee}.pdf`,
    origine: 'association',
    annee,
  },
  {
    type: 'RFA',
    titre: `Rapport financier ${annee}`,
    nom: `rapport-financier-${annee}.pdf`,
    origine: 'association',
    annee,
  },
];

type Of = { row: AssociationRow; demo: AssociationDeDemo };

export async function seedDocuments(platform: Platform, { row, demo }: Of): Promise<void> {
  const owner = { proprietaire: 'association', id_proprietaire: row.id };
  if ((await listDocumentsOf(platform.db, owner)).length > 0) return;
  const date = platform.clock.now();
  for (const modele of modelesOf(date.getFullYear() - 1)) {
    const content = await renderPdf({
      title: modele.titre,
      subtitle: demo.nom,
      reference: 'Document de démonstration',
      state: 'Exemple',
      date,
      draw: (pdf) => paragraph(pdf, `${demo.objet} Ce document est inventé pour la démonstration.`),
    });
    await keep(platform, { row, modele, content });
  }
}

type ToKeep = { row: AssociationRow; modele: Modele; content: Buffer };

async function keep(
  { db, storage, temporaryFolder, clock }: Platform,
  { row, modele, content }: ToKeep,
): Promise<void> {
  const received = await receiveFile(content, { folder: temporaryFolder, maxBytes: content.length });
  if (!received.ok) throw new Error('a document of the demonstration is too long');
  const file = received.value;
  try {
    await storage.put(file);
    await inTransaction(db, (tx) =>
      insertDocument(tx, {
        proprietaire: 'association',
        id_proprietaire: row.id,
        type: modele.type,
        nom: modele.nom,
        commentaire: null,
        taille: file.size,
        sha256: file.sha256,
        mime: 'application/pdf',
        // Made here a moment ago: there is nothing to look for in it.
        etat_analyse: 'sur',
        origine: modele.origine,
        annee_validite: modele.annee ?? null,
        id_siret: null,
        iban: null,
        depose_par: null,
        date_chargement: clock.now(),
      }),
    );
  } finally {
    await file.dispose();
  }
}
