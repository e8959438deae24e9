import { collections } from '@asso/domain/association/collection/collections.rows';
import type { CompteAnnuel } from '@asso/domain/association/collection/compte-annuel.fields';
import { isCommissaireAttendu, resultatEuros } from '@asso/domain/association/collection/compte-annuel.rules';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { Notice } from '../../ui/Notice.tsx';
import { anneeAttendue, anneesOptions } from './annees-saisies.ts';
import type { CollectionScreen } from './collection-screen.ts';
import { TitreAnnee } from './TitreAnnee.tsx';
import '../association.css';

/** The page answers « Comment nous portons-nous ? » */
export const comptesScreen: CollectionScreen<'comptes'> = {
  rubrique: 'comptes-annuels',
  chapo: 'Les grands montants de vos comptes, une fois l’année close.',
  chapoSaisie: 'Recopiez les totaux de vos comptes approuvés, en euros entiers.',
  vide: {
    fact: 'Aucune année pour l’instant.',
    why: 'Les services demandent les comptes du dernier exercice clos.',
  },
  mots: {
    ajouter: 'Ajouter une année',
    boutonAjouter: 'Enregistrer cette année',
    boutonEnregistrer: 'Enregistrer',
    ajoute: 'Comptes enregistrés.',
    enregistre: 'Comptes enregistrés.',
    incomplet: 'Comptes enregistrés, incomplets',
    retirer: 'Retirer cette année',
    retire: () => 'Comptes retirés.',
    manques: (combien) =>
      `${count(combien, 'information manque', 'informations manquent')} pour cette année.`,
  },
  nom: ({ annee }) => `les comptes de ${annee}`,
  titreModifier: ({ annee }) => `Modifier : comptes ${annee}`,
  Titre: TitreAnnee,
  dansLeTitre: Object.keys(collections.comptes.fields) as (keyof typeof collections.comptes.fields)[],
  SurLaCarte: ({ one }) => (
    <>
      {one.subv_cause && <p>Objet des subventions : {one.subv_cause}</p>}
      <Commissaire compte={one} />
    </>
  ),
  AvantDeRetirer: ({ nom }) => <p>Vous ne verrez plus {nom}. Les dossiers déjà transmis ne changent pas.</p>,
  SousLaSaisie: ({ value }) => (
    <div role="status" className="pile pile--serree">
      <Resultat compte={value} />
      <Commissaire compte={value} />
    </div>
  ),
  propose: ({ lignes }) => ({ annee: anneeAttendue('comptes', lignes.items) }),
  options: (one) => ({ annee: anneesOptions('comptes', one) }),
};

function Resultat({ compte }: { compte: CompteAnnuel }) {
  const resultat = resultatEuros(compte);
  if (resultat === null) return null;
  const sens = resultat > 0 ? 'un excédent' : resultat < 0 ? 'un déficit' : 'ni excédent ni déficit';
  return (
    <p>
      Résultat : <strong className="nombre">{formatEuros(resultat)}</strong> ({sens}). Ce sont les produits
      moins les charges.
    </p>
  );
}

const Commissaire = ({ compte }: { compte: CompteAnnuel }) =>
  isCommissaireAttendu(compte) ? (
    <Notice tone="attention" title="Un commissaire aux comptes est attendu.">
      Au-delà de 153 000 € de subventions ou de dons dans l’année, les comptes sont certifiés puis publiés.
    </Notice>
  ) : null;
