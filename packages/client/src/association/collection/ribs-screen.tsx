import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import type { Rib } from '@asso/domain/association/collection/rib.fields';
import { isTitulaireUnlike } from '@asso/domain/association/collection/rib.rules';
import { findRibScan } from '@asso/domain/association/collection/scan-rib.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatIban, maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { Suspense, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { depotHref } from '../fiche/fiche-href.ts';
import type { CollectionScreen } from './collection-screen.ts';
import type { Collection, CollectionLigne } from './use-collection.ts';
import '../association.css';

/** Adds an account from a paper; the code is loaded only when somebody adds one. */
const RibParPapier = lazyPart(async () => (await import('../rib/RibParPapier.tsx')).RibParPapier);

const masked = ({ iban }: Rib): string => (iban ? maskIban(iban) : 'IBAN non renseigné');

/** The page answers « Où l’argent arrive-t-il ? » */
export const ribsScreen: CollectionScreen<'ribs'> = {
  rubrique: 'ribs',
  chapo: 'Vos RIB (relevés d’identité bancaire), au nom de l’association.',
  chapoSaisie: 'Recopiez le RIB de la banque. Les espaces de l’IBAN ne comptent pas.',
  vide: { fact: 'Aucun RIB pour l’instant.', why: 'Il en faut un pour recevoir une subvention.' },
  mots: {
    ajouter: 'Ajouter un RIB',
    boutonAjouter: 'Enregistrer le RIB',
    boutonEnregistrer: 'Enregistrer le RIB',
    ajoute: 'RIB ajouté.',
    enregistre: 'RIB enregistré.',
    incomplet: 'RIB enregistré, incomplet',
    retirer: 'Retirer le RIB',
    retire: () => 'RIB retiré.',
    manques: (combien) =>
      `${count(combien, 'point', 'points')} à corriger : ce RIB ne peut pas être choisi dans un dossier.`,
  },
  nom: (one) => `le RIB ${masked(one)}`,
  titreModifier: ({ iban }) => `Modifier le RIB ${iban ? maskIban(iban) : ''}`.trim(),
  Titre: IbanTitle,
  dansLeTitre: ['iban'],
  SurLaCarte: ({ id, found, one }) => (
    <>
      <TitulaireNotice titulaire={one.titulaire} nom={found.identite.association.nom} />
      <RibScan id={id} one={one} canDeposit={found.lignes.rights.deposer === true} />
    </>
  ),
  AvantDeRetirer: () => (
    <p>
      Il ne sera plus proposé dans vos dossiers. Ceux qui sont déjà transmis le gardent : s’il n’est plus
      valable, changez-le aussi dans chacun d’eux.
    </p>
  ),
  SousLaSaisie: ({ found, value }) => (
    <div role="status">
      <TitulaireNotice titulaire={value.titulaire} nom={found.identite.association.nom} />
    </div>
  ),
  propose: proposedOf,
  ParPapier: (asked) => (
    <Suspense fallback={<Loading />}>
      <RibParPapier {...asked} />
    </Suspense>
  ),
  tait: (nom, { titulaire, motif_titulaire }) =>
    isTitulaireUnlike(titulaire, nom) || motif_titulaire ? [] : ['motif_titulaire'],
};

/** Shows the IBAN, masked until the person asks to see it. */
function IbanTitle({ one }: { one: CollectionLigne<'ribs'> }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <h2 className="fiche__titre nombre">{isShown && one.iban ? formatIban(one.iban) : masked(one)}</h2>
      {one.iban && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          Afficher l’IBAN entier<span className="invisible"> de {masked(one)}</span>
        </button>
      )}
    </>
  );
}

/**
 * Returns the values with which the form of a RIB starts: the only active establishment, and the association's name as
 * the holder.
 */
function proposedOf({ identite, etablissements }: Collection): Rib {
  const [only, ...others] = etablissements.items.filter(({ actif }) => actif);
  return {
    titulaire: identite.association.nom.toUpperCase(),
    ...(only && others.length === 0 ? { id_siret: only.id_siret } : {}),
  };
}

type TitulaireNoticeProps = { titulaire: string | null | undefined; nom: string };

/**
 * Warns that the account holder does not have the association's name; this may still be right, so it is not refused.
 */
const TitulaireNotice = ({ titulaire, nom }: TitulaireNoticeProps) =>
  isTitulaireUnlike(titulaire, nom) ? (
    <p className="attention">
      <span className="fr-icon-warning-line" aria-hidden="true" /> Le titulaire « {titulaire} » ne ressemble
      pas au nom de l’association. Les services refusent souvent un compte personnel.
    </p>
  ) : null;

type RibScanProps = {
  id: string;
  one: { id: string; iban?: string | null; id_siret?: string | null };
  canDeposit: boolean;
};

/** Shows the deposited scan of this account, or the link to deposit one. */
function RibScan({ id, one, canDeposit }: RibScanProps) {
  const read = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'RIB' } });
  if (!one.iban || read.state !== 'lu') return null;
  const scan = findRibScan(one, read.value.items);
  if (scan) {
    return (
      <p>
        Scan déposé le <span className="nombre">{formatDate(new Date(scan.date_chargement))}</span> :{' '}
        {scan.nom}
      </p>
    );
  }
  const href = depotHref(id, { type: 'RIB', rib: one.id });
  return (
    <p className="attention">
      Ajoutez le scan du RIB.{' '}
      {canDeposit && (
        <AppLink href={href}>
          Déposer le scan<span className="invisible"> du RIB {maskIban(one.iban)}</span>
        </AppLink>
      )}
    </p>
  );
}
