import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import type { AgrementObtenu } from '@asso/domain/association/collection/agrement-obtenu.fields';
import {
  findValiditeAgrement,
  isARenouveler,
  type Validite,
} from '@asso/domain/association/collection/agrement-obtenu.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { depotHref, documentsHref } from '../fiche/fiche-href.ts';
import { typeAgrement } from '../fiche/resume-rubriques.ts';
import { useFiche } from '../fiche/use-fiche.ts';
import { AlerteTca } from './AlerteTca.tsx';
import type { CollectionScreen } from './collection-screen.ts';
import { RenouvelerAgrement } from './RenouvelerAgrement.tsx';
import type { Collection, CollectionLigne } from './use-collection.ts';
import '../association.css';

const aujourdhui = () => sentDate(now());
const nom = ({ numero, ...one }: AgrementObtenu) =>
  `l’agrément ${typeAgrement(one)}${numero ? `, numéro ${numero}` : ''}`;

/** The page answers « Qui nous reconnaît, et jusqu’à quand ? » */
export const agrementsScreen: CollectionScreen<'agrements'> = {
  rubrique: 'agrements',
  chapo: 'Les agréments déjà attribués à l’association, et jusqu’à quand ils valent.',
  chapoSaisie: 'Recopiez l’arrêté ou la décision qui vous a été remise.',
  vide: {
    fact: 'Aucun agrément pour l’instant.',
    why: 'Indiquez ceux que l’État ou une autre autorité vous a déjà attribués.',
  },
  mots: {
    ajouter: 'Ajouter un agrément',
    boutonAjouter: 'Enregistrer l’agrément',
    boutonEnregistrer: 'Enregistrer l’agrément',
    ajoute: 'Agrément ajouté.',
    enregistre: 'Agrément enregistré.',
    incomplet: 'Agrément enregistré, incomplet',
    retirer: 'Retirer l’agrément',
    retire: () => 'Agrément retiré.',
    manques: (combien) => `${count(combien, 'information manque', 'informations manquent')} à cet agrément.`,
  },
  nom,
  titreModifier: (one) => `Modifier : ${nom(one)}`,
  Titre: ({ one, found }) => (
    <>
      <h2 className="fiche__titre">{typeAgrement(one)}</h2>
      <Echeance one={one} autres={agrementsOf(found)} />
    </>
  ),
  dansLeTitre: ['type', 'origine_instructeur'],
  SurLaCarte: ({ id, found, one }) => (
    <>
      {one.origine_instructeur === true ? (
        <p>
          Son arrêté, déposé par le service, est parmi{' '}
          <AppLink href={documentsHref(id)}>les documents de l’association</AppLink>.
        </p>
      ) : (
        <ArreteAgrement id={id} nom={nom(one)} canDeposit={found.lignes.rights.deposer === true} />
      )}
      <Suite {...{ id, one, autres: agrementsOf(found), canEdit: found.lignes.rights.edit === true }} />
    </>
  ),
  AvantDeRetirer: () => <p>Il ne sera plus montré aux services. L’agrément lui-même ne change pas.</p>,
  AuDessus: ({ id, items }) => (
    <>
      <Echeances items={items} />
      <AgrementsEtTca id={id} items={items} />
    </>
  ),
};

const agrementsOf = ({ lignes }: Collection) => lignes.items as readonly CollectionLigne<'agrements'>[];

type Parmi = { one: AgrementObtenu; autres: readonly AgrementObtenu[] };

/** Says that an agrément was lost with the tronc commun d’agrément (TCA), and leads to its renewal when it is time. */
function Suite({ id, one, autres, canEdit }: Parmi & { id: string; canEdit: boolean }) {
  const read = useFiche(id);
  const connu = { tca: read.state === 'lu' ? read.value.agrement : null, autres };
  return (
    <>
      {findValiditeAgrement(one, aujourdhui(), connu) === 'perdu' && (
        <p>
          <StateBadge tone="rouge">Perdu avec le tronc commun</StateBadge>
        </p>
      )}
      {canEdit && one.type && isARenouveler(one, aujourdhui(), connu) && (
        <RenouvelerAgrement id={id} type={one.type} nom={nom(one)} />
      )}
    </>
  );
}

function Echeance({ one, autres }: Parmi) {
  switch (findValiditeAgrement(one, aujourdhui(), { autres })) {
    case 'remplace':
      return (
        <p>
          <StateBadge tone="gris">Remplacé</StateBadge>
        </p>
      );
    case 'perime':
      return (
        <p>
          <StateBadge tone="rouge">Périmé</StateBadge>
        </p>
      );
    case 'expire-bientot':
      return (
        <p>
          <StateBadge tone="orange">{`Expire le ${formatDay(one.date_validite ?? '')}`}</StateBadge>
        </p>
      );
    case 'perdu':
    case 'valable':
    case 'sans-echeance':
      return null;
  }
}

/** Names above the list the agréments to renew. */
function Echeances({ items }: { items: readonly CollectionLigne<'agrements'>[] }) {
  const jour = aujourdhui();
  const having = (validite: Validite) =>
    items.filter((one) => findValiditeAgrement(one, jour, { autres: items }) === validite);
  const [bientot, perimes] = [having('expire-bientot').length, having('perime').length];
  if (bientot + perimes === 0) return null;
  // What a service granted here is written by that service alone.
  const isNote = [...having('expire-bientot'), ...having('perime')].some((one) => !one.origine_instructeur);
  const said = [
    perimes > 0 && count(perimes, 'agrément est périmé', 'agréments sont périmés'),
    bientot > 0 && `${count(bientot, 'agrément expire', 'agréments expirent')} dans moins de six mois`,
  ].filter(Boolean);
  return (
    <Notice tone="attention" title={`${said.join(', ')}.`}>
      Quand la demande est ouverte ici, « Renouveler » y mène. Sinon, demandez le renouvellement au service
      qui l’a attribué{isNote ? ', puis notez ici la nouvelle échéance' : ''}.
    </Notice>
  );
}

/** Warns when the tronc commun d’agrément (TCA) ends, and lists the agréments lost with it. */
function AgrementsEtTca({ id, items }: { id: string; items: readonly CollectionLigne<'agrements'>[] }) {
  const read = useFiche(id);
  if (read.state !== 'lu') return null;
  const { agrement } = read.value;
  const connu = { tca: agrement, autres: items };
  const perdus = items.filter((one) => findValiditeAgrement(one, aujourdhui(), connu) === 'perdu');
  return (
    <>
      <AlerteTca agrement={agrement} />
      {perdus.length > 0 && <p>Perdus avec lui : {perdus.map(typeAgrement).join(', ')}.</p>}
    </>
  );
}

type ArreteAgrementProps = { id: string; nom: string; canDeposit: boolean };

/**
 * Shows the decrees that the association deposited for the agréments it typed, or the link to deposit one; those of a
 * service stand with the agréments that it granted, and prove no other.
 */
function ArreteAgrement({ id, nom, canDeposit }: ArreteAgrementProps) {
  const read = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'AGR' } });
  if (read.state !== 'lu') return null;
  const n = read.value.items.filter(({ origine }) => origine === 'association').length;
  return (
    <p className={n === 0 ? 'attention' : undefined}>
      {n === 0 ? (
        'Déposez l’arrêté de cet agrément. '
      ) : (
        <AppLink href={documentsHref(id)}>
          {count(n, 'arrêté d’agrément déposé', 'arrêtés d’agrément déposés')}
        </AppLink>
      )}
      {canDeposit && (
        <>
          {n > 0 && ' · '}
          <AppLink href={depotHref(id, { type: 'AGR' })}>
            Déposer l’arrêté<span className="invisible"> {withElision(nom)}</span>
          </AppLink>
        </>
      )}
    </p>
  );
}
