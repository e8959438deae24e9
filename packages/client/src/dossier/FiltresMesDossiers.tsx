import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { type FormEvent, useState } from 'react';
import { now } from '../platform/clock.ts';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import '../ui/fields/fields.css';

/** Next year's campaigns open before the year begins. */
const yearsAhead = 1;
const yearsBack = 6;

/** The words and the exercice are kept in the address; the search runs with its button or with Enter. */
export function FiltresMesDossiers() {
  const params = useQueryParams();
  const asked = params.get('q');
  return <Filtres key={asked ?? ''} asked={asked} />;
}

function Filtres({ asked }: { asked: string | null }) {
  const params = useQueryParams();
  const { exercice } = usePageQuery();
  const [words, setWords] = useState(asked ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    params.set({ q: words.trim() || null, page: null });
  };
  const first = currentExercice(now()) + yearsAhead;
  const years = Array.from({ length: yearsAhead + yearsBack + 1 }, (_, index) => String(first - index));
  return (
    <search aria-label="Chercher un dossier">
      <form className="filtres-dossiers" onSubmit={search}>
        <TextControl
          id="recherche-dossiers"
          label="Chercher un numéro, une subvention"
          type="search"
          value={words}
          onChange={(value) => setWords(String(value ?? ''))}
        />
        <button type="submit" className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-search-line">
          Chercher
        </button>
        <div className="fr-select-group champ champ--court">
          <label className="fr-label" htmlFor="exercice-dossiers">
            Année
          </label>
          <select
            id="exercice-dossiers"
            className="fr-select"
            value={exercice ?? ''}
            onChange={(event) => params.set({ exercice: event.target.value || null, page: null })}
          >
            <option value="">Toutes</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}
