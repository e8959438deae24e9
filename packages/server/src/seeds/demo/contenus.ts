import type { Contenu, SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { proprietaireModele } from '@asso/domain/contenu/document-modele.rules';
import { insertContenu, listContenus } from '../../contenu/contenu.sql.ts';
import { listVersions } from '../../contenu/modele-fichier.sql.ts';
import { seedQuestions } from '../../contenu/seed-questions.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepDocument } from './documents.ts';

/** Writes the contents of each kind that has none yet: what an administrator changed or withdrew is left alone. */
export async function seedContenus(platform: Platform): Promise<void> {
  await seedQuestions(platform);
  const { db, clock } = platform;
  const at = clock.now();
  for (const [sorte, contenus] of Object.entries(contenusDeDemo) as [SorteContenu, object[]][]) {
    const { total } = await listContenus(db, { sorte, isPublic: false, limit: 1, cursor: null });
    if (total > 0) continue;
    await inTransaction(db, async (trx) => {
      for (const [rank, contenu] of contenus.entries()) {
        const rang = (rank + 1) * 10;
        const ecrit = { rang, publie: true, at, by: null };
        await insertContenu(trx, { sorte, contenu: { ...contenu, rang, publie: true }, ...ecrit });
      }
    });
  }
  await seedFichiers(platform);
}

/** Gives a file to the templates that have none yet. */
async function seedFichiers(platform: Platform): Promise<void> {
  const asked = { sorte: 'document-modele', isPublic: false, limit: 100, cursor: null } as const;
  const { rows } = await listContenus(platform.db, asked);
  const versions = await listVersions(
    platform.db,
    rows.map(({ id }) => id),
  );
  for (const { id, contenu } of rows) {
    const fichier = fichiersDeDemo.find(({ titre }) => titre === contenu.nom);
    if (!fichier || versions.has(id)) continue;
    const owner = { proprietaire: proprietaireModele, id_proprietaire: id };
    await keepDocument(platform, {
      ...fichier,
      owner,
      type: String(contenu.nature),
      sousTitre: 'À compléter',
    });
  }
}

const fichiersDeDemo = [
  {
    titre: 'Pouvoir donné au signataire',
    nom: 'modele-pouvoir.pdf',
    texte:
      'Je, soussigné(e) ……………………, représentant(e) légal(e) de l’association ……………………, donne pouvoir à …………………… pour signer en son nom la demande de subvention de l’année ………. Fait à …………………, le ……………. Signatures des deux personnes :',
  },
  {
    titre: 'Budget prévisionnel de l’association',
    nom: 'modele-budget-previsionnel.pdf',
    texte:
      'Exercice ………. Charges : achats …… €, services extérieurs …… €, personnel …… €, autres …… €. Produits : cotisations …… €, ventes …… €, subventions …… €, autres …… €. Le total des charges est égal à celui des produits.',
  },
];

const contenusDeDemo: { [S in Exclude<SorteContenu, 'question'>]: Contenu<S>[] } = {
  url: [
    {
      label: 'Associations.gouv.fr, le site de l’État pour les associations',
      url: 'https://www.associations.gouv.fr',
    },
  ],
  'document-modele': [
    {
      nom: 'Pouvoir donné au signataire',
      description: 'quand la personne qui signe n’est pas la représentante légale',
      nature: 'POU',
    },
    {
      nom: 'Budget prévisionnel de l’association',
      description: 'de toute l’association, pour l’année demandée',
      nature: 'BPA',
    },
  ],
};
