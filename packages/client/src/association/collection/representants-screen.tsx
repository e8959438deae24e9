import type { Representant } from '@asso/domain/association/collection/representant.fields';
import { isSuggestedSigner, needsCheckToSign } from '@asso/domain/association/collection/representant.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { useSignedInUser } from '../../platform/session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { nameWithFonction, nomPersonne } from '../personne.ts';
import type { CollectionScreen, MyIdentite } from './collection-screen.ts';
import '../association.css';

/** The page answers « Qui peut signer pour nous ? » */
export const representantsScreen: CollectionScreen<'representants_legaux'> = {
  rubrique: 'representants',
  chapo: 'Les personnes qui peuvent signer pour l’association.',
  chapoSaisie:
    'Vous pouvez enregistrer même s’il manque une information. La personne pourra être choisie quand tout y sera.',
  vide: {
    fact: 'Aucune personne pour l’instant.',
    why: 'Un dossier est signé par une personne de cette liste.',
  },
  mots: {
    ajouter: 'Ajouter une personne',
    boutonAjouter: 'Ajouter cette personne',
    boutonEnregistrer: 'Enregistrer',
    ajoute: 'Personne ajoutée.',
    enregistre: 'Informations enregistrées.',
    incomplet: 'Personne enregistrée, incomplète',
    retirer: 'Retirer la personne',
    retire: (nom) => `${nom} ne fait plus partie des représentants légaux.`,
    manques: (combien) =>
      `${count(combien, 'information manque', 'informations manquent')} : cette personne ne peut pas être choisie dans un dossier.`,
  },
  nom: nomPersonne,
  titreModifier: (one) => `Modifier : ${nomPersonne(one)}`,
  Titre: ({ one }) => <h2 className="fiche__titre">{nameWithFonction(one)}</h2>,
  dansLeTitre: ['civilite', 'prenom', 'nom', 'fonction'],
  AvantDeRetirer: ({ nom, one }) => (
    <>
      <p>
        {nom} ne pourra plus être choisi{one.civilite === 'MME' && 'e'} dans un dossier. Les dossiers déjà
        transmis gardent son nom.
      </p>
      {one.valideur_cec && <p>Les déclarations de bénévolat ne lui seront plus adressées.</p>}
    </>
  ),
  AuDessus: ({ items }) =>
    items.some(({ valideur_cec }) => valideur_cec) ? null : (
      <Notice tone="info" title="Vos bénévoles peuvent faire reconnaître leurs heures.">
        Pour cela, une personne de cette liste les valide (compte d’engagement citoyen, CEC) : modifiez sa
        fiche pour lui en donner le droit.
      </Notice>
    ),
  entraine: (path, to) =>
    path === 'fonction' && isSuggestedSigner(to) ? { est_representant_legal: true } : {},
  // The first person added is most often the one who types, when their function lets them sign.
  propose: ({ lignes }, moi) =>
    lignes.items.length === 0 && isSuggestedSigner(moi.fonction) ? profilOf(moi) : {},
  AvantLaSaisie: CestMoi,
  SousLaSaisie: ({ value }) => (
    <div role="status">
      {needsCheckToSign(value) && (
        <p className="attention">
          <span className="fr-icon-warning-line" aria-hidden="true" /> « Oui » est proposé pour signer.
          Vérifiez dans vos statuts que cette fonction le permet, ou répondez « Non ».
        </p>
      )}
    </div>
  ),
  plies: {
    names: ['id_siret', 'valideur_cec', 'publication_internet'],
    titre: 'Établissement, bénévolat, publication du nom (facultatif)',
  },
  isTwoColumns: true,
};

const profilOf = ({ civilite, prenom, nom, email, fonction }: MyIdentite): Representant =>
  ({
    civilite: civilite ?? null,
    prenom,
    nom,
    courriel: email,
    fonction: fonction ?? null,
    est_representant_legal: isSuggestedSigner(fonction) || null,
  }) as Representant;

type CestMoiProps = { value: Representant; change: (path: string, to: unknown) => void };

/**
 * A button that fills the form with the profile of the signed-in person, or empties it for somebody else when the
 * profile was proposed.
 */
function CestMoi({ value, change }: CestMoiProps) {
  const user = useSignedInUser();
  const fonction = useActingFor()?.fonction;
  const profil = profilOf({ ...user, fonction });
  const fill = (isMe: boolean) => {
    for (const [name, known] of Object.entries(profil)) if (known || !isMe) change(name, isMe ? known : null);
  };
  const isMe = value.courriel === user.email && value.nom === user.nom;
  return (
    <p className="reprise-profil">
      {isMe && <>Nous avons repris votre profil. </>}
      <button
        type="button"
        className={isMe ? 'fr-link' : 'fr-btn fr-btn--secondary'}
        onClick={() => fill(!isMe)}
      >
        {isMe ? 'C’est une autre personne' : 'C’est moi : reprendre mon profil'}
      </button>
    </p>
  );
}
