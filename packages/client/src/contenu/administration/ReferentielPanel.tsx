import { type ReferentielView, referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isOffered } from '@asso/domain/kernel/listes';
import { optionsFiltrees } from '@asso/domain/referentiel/marque.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { type HeldRow, useHeldList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { useWornRole } from '../../platform/session/session-role.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { origines, sayPeriodeValidite } from './referentiel-words.ts';
import { ValeurForm } from './ValeurForm.tsx';

type HrefOf = ((code: string) => string) | null;
type Option = ReferentielView['options'][number];

/** Shows the values of one list, or edits the one that the address names. */
export function ReferentielPanel({ type, onChanged }: { type: string; onChanged: () => void }) {
  const params = useQueryParams();
  const code = params.get('valeur');
  const read = useRead(referentielEndpoints.readReferentiel, { query: { type, toutes: 'oui' } });
  const close = (isChanged: boolean) => {
    if (isChanged) {
      void read.reload();
      onChanged();
    }
    params.set({ valeur: null });
  };
  return (
    <div className="pile">
      <p>
        <AppLink href={params.href({ type: null, valeur: null, q: null })}>Toutes les listes</AppLink>
      </p>
      <ReadPart read={read}>
        {({ referentiel }) =>
          code && referentiel.fixe === null ? (
            <ValeurForm
              key={`${code}.${referentiel.version}`}
              referentiel={referentiel}
              code={code === 'nouvelle' ? null : code}
              onDone={close}
            />
          ) : (
            <Valeurs referentiel={referentiel} />
          )
        }
      </ReadPart>
    </div>
  );
}

function Valeurs({ referentiel: { nom, type, fixe, categorie, options } }: { referentiel: ReferentielView }) {
  const params = useQueryParams();
  const isEditable = editors.includes(useWornRole()) && fixe === null;
  const hrefOf = isEditable ? (valeur: string) => params.href({ valeur, q: null }) : null;
  const list = useHeldList(valeursOf(nom, hrefOf), options);
  return (
    <section className="pile" aria-labelledby="referentiel-nom">
      <h2 id="referentiel-nom" className="fr-h4">
        {nom}
      </h2>
      <p>
        {count(options.length, 'valeur', 'valeurs')}. Origine : {origines[categorie].toLowerCase()}.
      </p>
      {fixe && (
        <Notice tone="info" title="Cette liste ne se change pas ici.">
          {fixe}
        </Notice>
      )}
      {isEditable && (
        <div className="actions">
          <AppLink className="fr-btn" href={params.href({ valeur: 'nouvelle', q: null })}>
            Ajouter une valeur
          </AppLink>
          <AppLink
            className="fr-btn fr-btn--secondary"
            href={params.href({ onglet: 'journal', objet: 'referentiel', q: type, type: null })}
          >
            Historique
          </AppLink>
        </div>
      )}
      <ListBlock list={list} />
    </section>
  );
}

/** The roles that may change a list; the others only read the page. */
const editors: readonly unknown[] = referentielEndpoints.updateReferentiel.access;

const valeursOf = (nom: string, hrefOf: HrefOf): HeldRow<Option> => ({
  search: { label: 'Code ou libellé' },
  keeps: (option, words) => optionsFiltrees([option], words).length > 0,
  noun: ['valeur', 'valeurs'],
  empty: { fact: 'Aucune valeur pour l’instant.' },
  noneFound: { fact: 'Aucune valeur ne correspond.', why: 'Essayez un mot plus court.' },
  caption: nom,
  rowId: ({ value }) => value,
  columns: [
    {
      key: 'label',
      label: 'Libellé',
      isHeader: true,
      cell: ({ value, label }) => (hrefOf ? <AppLink href={hrefOf(value)}>{label}</AppLink> : label),
    },
    { key: 'code', label: 'Code', cell: ({ value }) => value },
    { key: 'valable', label: 'Proposée', cell: sayPeriodeValidite },
    {
      key: 'etat',
      label: 'Aujourd’hui',
      cell: (one) =>
        isOffered(one, localDay(now())) ? (
          <StateBadge tone="vert">proposée</StateBadge>
        ) : (
          <StateBadge tone="gris">non proposée</StateBadge>
        ),
    },
    { key: 'source', label: 'Origine', cell: ({ source }) => origines[source] },
  ],
});
