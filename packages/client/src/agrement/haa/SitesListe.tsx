import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { knownChoices } from '@asso/domain/kernel/listes';
import { useState } from 'react';
import { RetirerButton } from '../../association/collection/RetirerButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RadioList } from '../../ui/fields/RadioList.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { useListes } from '../../ui/table/listes.ts';
import { CarteSites } from './CarteSites.tsx';
import { SitesTable } from './SitesTable.tsx';
import { aucunFiltre, filtresDe, sitesFiltres } from './sites-filtres.ts';

/** It tells which form is open in place of the list. */
export type Acte = { kind: 'ajouter' | 'importer' } | { kind: 'modifier' | 'adresse'; id: string };

type SitesListeProps = {
  idAsso: string;
  canEdit: boolean;
  sites: readonly SiteHaaView[];
  onActe: (acte: Acte) => void;
  onChanged: () => Promise<unknown>;
};

const vues = { tableau: 'Tableau', carte: 'Carte' } as const;

/** The table comes first; the map is a second view of the same rows. */
export function SitesListe({ idAsso, canEdit, sites, onActe, onChanged }: SitesListeProps) {
  const [vue, setVue] = useState<keyof typeof vues>('tableau');
  const [values, setValues] = useState<FilterValues>(aucunFiltre);
  const activites = knownChoices(siteFields.nature_activite, useListes());
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
  const shown = sitesFiltres(sites, values);
  const incomplets = sites.filter(({ complet }) => !complet).length;
  return (
    <div className="pile">
      {actions}
      <RadioList title="Montrer" labels={vues} value={vue} onChange={setVue} />
      <FilterBar
        filters={filtresDe(sites, activites)}
        values={values}
        onChange={setValues}
        countText={`${count(shown.length, 'site', 'sites')}${incomplets > 0 ? `, dont ${incomplets} à compléter` : ''}`}
      />
      {vue === 'tableau' ? (
        <SitesTable sites={shown} {...(canEdit ? { actes: actesDe({ idAsso, onActe, onChanged }) } : {})} />
      ) : (
        <div className="sites__carte">
          <CarteSites sites={shown} />
          <SitesTable sites={shown} isDeLaCarte />
        </div>
      )}
    </div>
  );
}

const actesDe = ({
  idAsso,
  onActe,
  onChanged,
}: Pick<SitesListeProps, 'idAsso' | 'onActe' | 'onChanged'>): Column<SiteHaaView> => ({
  key: 'actes',
  label: 'Actions',
  hidesLabel: true,
  cell: (site) => (
    <div className="actions">
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        onClick={() => onActe({ kind: 'modifier', id: site.id })}
      >
        {site.complet ? 'Modifier' : 'Compléter'}
        <span className="invisible"> {site.nom}</span>
      </button>
      {!site.itinerant && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => onActe({ kind: 'adresse', id: site.id })}
        >
          Adresse<span className="invisible"> de {site.nom}</span>
        </button>
      )}
      <RetirerButton
        what={site.nom ?? ''}
        title={`Retirer ${site.nom}`}
        label="Retirer ce site"
        row={haaEndpoints.removeSiteHaa}
        query={{ id_asso: idAsso, id: site.id }}
        done={`${site.nom} n’est plus un de vos sites.`}
        onChanged={onChanged}
      >
        <p>{site.nom} ne sera plus déclaré. Un dossier déjà transmis garde les sites de ce jour-là.</p>
      </RetirerButton>
    </div>
  ),
});
