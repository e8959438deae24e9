import type { GroupRow, TextRow } from '@asso/domain/kernel/fields';
import { adresseFields } from '@asso/domain/referentiel/adresse.fields';
import { isAdresseBlank } from '@asso/domain/referentiel/adresse.rules';
import { defaultPays } from '@asso/domain/referentiel/data/pays';
import { isInFrance } from '@asso/domain/referentiel/pays.rules';
import { useRef } from 'react';
import { writeAnswer } from '../platform/draft/draft-changes.ts';
import { FieldRows } from '../ui/fields/FieldRows.tsx';
import { errorAt } from '../ui/fields/field-errors.ts';
import { focusFirstControl } from '../ui/page/focus.ts';
import { CommuneControl } from './CommuneControl.tsx';
import { aucunePart, champsAdresse } from './champs-adresse.ts';
import type { AdresseEdition } from './use-adresse.ts';
import type { useCouverture } from './use-geo.ts';

type AdresseSaisieProps = {
  edition: AdresseEdition;
  row: GroupRow;
  path: string;
  couverture: ReturnType<typeof useCouverture>;
  /** Absent where addresses cannot be searched. */
  onSearch: (() => void) | undefined;
};

/** Asks for the parts of an address, the country first; the postcode finds the commune. */
export function AdresseSaisie({ edition, row, path, couverture, onSearch }: AdresseSaisieProps) {
  const { adresse, write, form } = edition;
  const box = useRef<HTMLDivElement>(null);
  // An address is in France when it names no country, or names France in any spelling: the form then shows the
  // default country.
  const isFrench = isInFrance(adresse);
  const fields = champsAdresse(row.fields, isFrench ? { ...adresse, pays: defaultPays } : adresse);
  const shown = isFrench ? { ...form, value: writeAnswer(form.value, `${path}.pays`, defaultPays) } : form;
  const rows = (...only: string[]) => (
    <FieldRows form={shown} fields={fields} parentPath={path} only={only.filter((name) => fields[name])} />
  );
  // The code is found with the commune, so it is asked only abroad or when it was not found.
  const asksCode =
    row.fields.code_insee?.requiredAt !== undefined &&
    (!isInFrance(adresse) || errorAt(form.errors ?? [], `${path}.code_insee`) !== undefined);
  const clear = () => {
    write(aucunePart(row.fields));
    focusFirstControl(box.current?.querySelector('input') ?? null);
  };
  return (
    <div ref={box} className="adresse__saisie">
      {couverture === 'communes' && (
        <p className="fr-hint-text">
          La recherche d’adresse n’est pas configurée ici. Saisissez l’adresse à la main : le code postal
          trouve la commune.
        </p>
      )}
      {onSearch && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onSearch}>
          Chercher l’adresse
        </button>
      )}
      {rows('pays', 'cplt', 'cplt_1', 'cplt_2')}
      <div className="adresse__rue">{rows('num_voie', 'repet_voie', 'type_voie')}</div>
      {rows('voie', 'bp')}
      <div className="adresse__ville">
        {rows('cp')}
        {isInFrance(adresse) ? (
          <CommuneControl edition={edition} row={communeRow(row)} path={path} />
        ) : (
          rows('commune')
        )}
      </div>
      {rows(...(asksCode ? ['code_insee'] : []), 'cedex')}
      {!isAdresseBlank(adresse) && (
        <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={clear}>
          Effacer <span className="invisible">({row.label})</span>
        </button>
      )}
    </div>
  );
}

/** Returns the row of the commune as this form has it, with its length and its label. */
const communeRow = ({ fields: { commune } }: GroupRow): TextRow =>
  commune?.kind === 'text' ? commune : adresseFields.commune;
