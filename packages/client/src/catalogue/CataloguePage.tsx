import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { go } from '../platform/navigation.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { byEcheance, ouvertureSentence } from '../subvention/ouverture.ts';
import { subventionHref } from '../subvention/subvention-href.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { OuvertureBadge } from './OuvertureBadge.tsx';
import '../ui/fields.css';
import '../dossier/dossier.css';
import './repertoire.css';
import '../ui/filter-bar.css';

/** « Quelle aide est faite pour nous, vaut-elle la peine ? » */
export function CataloguePage() {
  const asked = useQueryParams().get('q');
  const read = useRead(subventionEndpoints.listSubventions, { query: { q: asked ?? undefined } });
  return (
    <div className="page">
      <PageHeading
        titre="Trouver une subvention"
        aide="subvention"
        chapo="Les aides que vous pouvez demander ici, la plus proche échéance d’abord."
      />
      <Recherche key={asked ?? ''} asked={asked} />
      <ReadPage read={read}>
        {({ items }) => <Resultats items={items} isFiltered={asked !== null} />}
      </ReadPage>
    </div>
  );
}

function Recherche({ asked }: { asked: string | null }) {
  const params = useQueryParams();
  const [words, setWords] = useState(asked ?? '');
  const all = useRead(subventionEndpoints.listSubventions, { query: {} });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const typed = words.trim();
    const codes = all.state === 'lu' ? all.value.items.map(({ code }) => code) : [];
    const code = codes.find((one) => one.toLowerCase() === typed.toLowerCase());
    if (code) go(subventionHref(code));
    else params.set({ q: typed || null });
  };
  return (
    <search aria-label="Chercher une subvention">
      <form className="filtres" onSubmit={search}>
        <TextControl
          id="recherche-subventions"
          label="Mots ou code de la subvention"
          help="Exemple : formation bénévoles"
          type="search"
          value={words}
          onChange={(value) => setWords(String(value ?? ''))}
        />
        <button type="submit" className="fr-btn fr-btn--icon-left fr-icon-search-line">
          Chercher
        </button>
      </form>
    </search>
  );
}

function Resultats({ items, isFiltered }: { items: readonly SubventionView[]; isFiltered: boolean }) {
  const params = useQueryParams();
  if (items.length === 0) {
    return (
      <EmptyState
        fact={
          isFiltered ? 'Aucune subvention pour ces mots.' : 'Aucune subvention n’est proposée pour l’instant.'
        }
        why={isFiltered ? 'Essayez un mot plus court.' : undefined}
        action={isFiltered && <AppLink href={params.href({ q: null })}>Voir toutes les subventions</AppLink>}
      />
    );
  }
  const open = items.filter(({ ouverture }) => ouverture === 'ouverte').length;
  return (
    <div className="pile">
      <p role="status">
        {count(items.length, 'subvention', 'subventions')} · {count(open, 'ouverte', 'ouvertes')} · triées par
        échéance
      </p>
      <ul className="liste-nue cartes">
        {items.toSorted(byEcheance).map((subvention) => (
          <SubventionCard key={subvention.code} subvention={subvention} />
        ))}
      </ul>
    </div>
  );
}

function SubventionCard({ subvention }: { subvention: SubventionView }) {
  const { code, campagne, services, ouverture } = subvention;
  return (
    <li className="cadre carte">
      <div className="carte__tete">
        <h2 className="carte__titre">
          <AppLink href={subventionHref(code)}>{campagne.titre}</AppLink>
        </h2>
        <OuvertureBadge ouverture={ouverture} />
      </div>
      <p>
        {services.map(({ nom }) => nom).join(', ')} · {ouvertureSentence(subvention)}
      </p>
      {campagne.presentation && <p>{campagne.presentation}</p>}
    </li>
  );
}
