import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { withElision } from '@asso/domain/identifiants/elision';
import { knownChoices } from '@asso/domain/kernel/listes';
import { useState } from 'react';
import { RetirerDialog } from '../../association/collection/RetirerDialog.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { useHeldList } from '../../platform/list/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RadioList } from '../../ui/fields/RadioList.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { useListes } from '../../ui/table/listes.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { CarteSites } from './CarteSites.tsx';
import { SitesTable } from './SitesTable.tsx';
import { isSiteChoisi, listSitesFiltres } from './sites-filtres.ts';

/** The form open in place of the list. */
export type SiteActe = { kind: 'ajouter' | 'importer' } | { kind: 'modifier' | 'adresse'; id: string };

type SitesListeProps = {
  idAsso: string;
  canEdit: boolean;
  sites: readonly SiteHaaView[];
  onActe: (acte: SiteActe) => void;
  onChanged: () => Promise<unknown>;
};

const vues = { tableau: 'Tableau', carte: 'Carte' } as const;

/** Lists the sites in a table or, as a second view of the same rows, on a map. */
export function SitesListe({ idAsso, canEdit, sites, onActe, onChanged }: SitesListeProps) {
  const [vue, setVue] = useState<keyof typeof vues>('tableau');
  const activites = knownChoices(siteFields.nature_activite, useListes());
  const list = useHeldList(
    {
      filters: listSitesFiltres(sites, activites),
      keeps: (site, _, values) => isSiteChoisi(site, values),
      noun: ['site', 'sites'],
      countSaid: (counted) => {
        const incomplets = sites.filter(({ complet }) => !complet).length;
        return incomplets > 0 ? `${counted}, dont ${incomplets} à compléter` : counted;
      },
      empty: { fact: 'Aucun site pour l’instant.' },
      noneFound: { fact: 'Aucun site ne correspond à ces filtres.' },
    },
    sites,
  );
  const actions = canEdit && (
    <div className="actions">
      <button type="button" className="fr-btn" onClick={() => onActe({ kind: 'ajouter' })}>
        Ajouter un site
      </button>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => onActe({ kind: 'importer' })}>
        Importer un tableau
      </button>
    </div>
  );
  if (sites.length === 0) {
    return (
      <EmptyState
        fact="Aucun site pour l’instant."
        why="Déclarez chaque lieu où des denrées sont distribuées ou stockées, et vos tournées."
        action={actions}
      />
    );
  }
  return (
    <div className="pile">
      {actions}
      <RadioList title="Montrer" labels={vues} value={vue} onChange={setVue} />
      <ListBlock list={list}>
        {({ items }) =>
          vue === 'tableau' ? (
            <SitesTable
              sites={items}
              {...(canEdit ? { actes: actesOf({ idAsso, onActe, onChanged }) } : {})}
            />
          ) : (
            <div className="sites__carte">
              <CarteSites sites={items} />
              <SitesTable sites={items} isDeLaCarte />
            </div>
          )
        }
      </ListBlock>
    </div>
  );
}

const actesOf = (given: Pick<SitesListeProps, 'idAsso' | 'onActe' | 'onChanged'>): Column<SiteHaaView> =>
  actsColumn((site) => <Actes site={site} {...given} />);

type ActesProps = Parameters<typeof actesOf>[0] & { site: SiteHaaView };

function Actes({ site, idAsso, onActe, onChanged }: ActesProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, nom, complet, itinerant } = site;
  const name = nom ?? '';
  return (
    <>
      <RowActs
        of={name}
        acts={[
          {
            label: complet ? 'Modifier' : 'Compléter',
            of: name,
            onPress: () => onActe({ kind: 'modifier', id }),
          },
          ...(itinerant
            ? []
            : [{ label: 'Adresse', of: withElision(name), onPress: () => onActe({ kind: 'adresse', id }) }]),
          { label: 'Retirer', of: name, onPress: () => setIsRemoving(true) },
        ]}
      />
      {isRemoving && (
        <RetirerDialog
          title={`Retirer ${name}`}
          label="Retirer ce site"
          row={haaEndpoints.removeSiteHaa}
          query={{ id_asso: idAsso, id }}
          done={`${name} n’est plus un de vos sites.`}
          onChanged={onChanged}
          onClose={() => setIsRemoving(false)}
        >
          <p>{name} ne sera plus déclaré. Un dossier déjà transmis garde les sites de ce jour-là.</p>
        </RetirerDialog>
      )}
    </>
  );
}
