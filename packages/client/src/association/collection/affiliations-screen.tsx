import type { Affiliation } from '@asso/domain/association/collection/affiliation.fields';
import { isAffiliationSportive } from '@asso/domain/association/collection/affiliation.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { CollectionScreen } from './collection-screen.ts';
import '../association.css';

const nom = ({ nom: union }: Affiliation): string => union ?? 'cette affiliation';

/** The page answers « À quelles unions ou fédérations appartenons-nous ? » */
export const affiliationsScreen: CollectionScreen<'affiliations'> = {
  rubrique: 'affiliations',
  chapo: 'Les réseaux, unions et fédérations auxquels l’association est affiliée.',
  chapoSaisie: 'Pour une fédération sportive, indiquez aussi le nombre de licences.',
  vide: {
    fact: 'Aucune affiliation pour l’instant.',
    why: 'Une fédération sportive déclarée ici ouvre certaines aides au sport.',
  },
  mots: {
    ajouter: 'Ajouter une affiliation',
    boutonAjouter: 'Enregistrer l’affiliation',
    boutonEnregistrer: 'Enregistrer l’affiliation',
    ajoute: 'Affiliation ajoutée.',
    enregistre: 'Affiliation enregistrée.',
    incomplet: 'Affiliation enregistrée, incomplète',
    retirer: 'Retirer l’affiliation',
    retire: (quoi) => `${quoi} ne fait plus partie de vos affiliations.`,
    manques: (combien) =>
      `${count(combien, 'information manque', 'informations manquent')} à cette affiliation.`,
  },
  nom,
  titreModifier: (one) => `Modifier : ${nom(one)}`,
  Titre: ({ one }) => (
    <>
      <h2 className="fiche__titre">{nom(one)}</h2>
      {isAffiliationSportive(one) && <p className="discret">Affiliation sportive</p>}
    </>
  ),
  dansLeTitre: ['nom', 'id_correspondance'],
  AvantDeRetirer: ({ nom: quoi }) => (
    <p>{quoi} ne sera plus montrée aux services. Les dossiers déjà transmis ne changent pas.</p>
  ),
};
