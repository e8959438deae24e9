import type { Contenu, SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { proprietaireModele } from '@asso/domain/contenu/document-modele.rules';
import { insertContenu, listContenus } from '../../contenu/contenu.sql.ts';
import { listVersions } from '../../contenu/modele-fichier.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepDocument } from './documents.ts';

/** Contents are written once: those that an administrator changed or withdrew are left alone. */
export async function seedContenus(platform: Platform): Promise<void> {
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

/** The templates that have no file yet get one. */
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

const contenusDeDemo: { [S in SorteContenu]: Contenu<S>[] } = {
  question: [
    {
      question: 'Je n’ai pas reçu le courriel d’activation',
      reponse:
        'Regardez dans les courriers indésirables. Le lien sert pendant 24 heures.\n\nDepuis la page « Consultez votre messagerie », vous pouvez le faire renvoyer ou corriger l’adresse.',
      motif: 'CPT',
      mots: 'validation lien spam',
    },
    {
      question: 'Mon association n’apparaît pas dans la recherche',
      reponse:
        'Cherchez par son numéro RNA, qui commence par W, ou par son SIREN de 9 chiffres. Une association déclarée depuis peu n’est pas encore dans les registres : vous pouvez la saisir à la main.',
      motif: 'ASSO',
      mots: 'introuvable registre',
    },
    {
      question: 'Quand serai-je payé ?',
      reponse:
        'Après la décision. La page de votre dossier dit où en est le versement, et ce qui est attendu de vous. Vérifiez que votre RIB est à jour.',
      motif: 'SUB',
      mots: 'versement argent paiement',
    },
    {
      question: 'Mon dossier est renvoyé : que faire ?',
      reponse:
        'Ouvrez le dossier : le service dit ce qu’il demande. Corrigez, puis transmettez de nouveau. Rien de ce que vous aviez écrit n’est perdu.',
      motif: 'SUB',
      mots: 'correction renvoyé',
    },
    {
      question: 'Quand rendre le compte rendu financier ?',
      reponse: 'Avant le 30 juin de l’année qui suit chaque exercice subventionné.',
      motif: 'CRF',
      mots: 'date bilan',
    },
  ],
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
