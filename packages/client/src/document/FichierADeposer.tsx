import { type DocumentDeclare, documentFields } from '@asso/domain/document/document.fields';
import { anneesOffertes } from '@asso/domain/document/document.rules';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice } from '@asso/domain/kernel/fields';
import type { Rights } from '@asso/domain/kernel/writable';
import { now } from '../platform/clock.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { type FieldError, fieldId } from '../ui/fields/field-errors.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { champsDepot } from './champs-depot.ts';
import { type ADeposer, sentencesOfDepot } from './use-fichiers-a-deposer.ts';

type FichierADeposerProps = {
  item: ADeposer;
  known: DocumentDeclare;
  etablissements: readonly Choice[];
  rights: Rights;
  errors: readonly FieldError[];
  /** A new version has the type and the place of the document it replaces. */
  isVersion?: boolean;
  onChange: (path: string, value: unknown) => void;
  onRemove: () => void;
};

/** Shows one chosen file, and asks what it is. */
export function FichierADeposer(props: FichierADeposerProps) {
  const { item, etablissements, rights, errors } = props;
  const { id, file, declare, isGuessed } = item;
  const asked = champsDepot(declare, etablissements.length > 1);
  const { options } = anneesOffertes(declare.type ?? '', now());
  const isYearChosen = options.length > 0;
  const aside = new Set([
    'commentaire',
    ...(isYearChosen ? ['annee_validite'] : []),
    ...(props.isVersion ? ['type', 'id_siret', 'iban'] : []),
  ]);
  const form = {
    fields: documentFields,
    parentPath: id,
    value: { [id]: declare },
    onChange: props.onChange,
    errors,
    sentences: sentencesOfDepot,
    hand: { rights: { ...rights, edit: true }, writer: 'association' },
    options: { etablissement: etablissements },
    stage: 'saisie',
    saysRequired: false,
  } as const;
  return (
    <fieldset className="fichier-choisi" id={id} aria-labelledby={`${id}-nom`} tabIndex={-1}>
      <legend className="fichier-choisi__nom" id={`${id}-nom`}>
        {file.name} <span className="discret nombre">{formatTaille(file.size)}</span>
      </legend>
      {isGuessed && <p className="fr-hint-text">Deviné d’après le nom du fichier : vérifiez.</p>}
      <FieldList {...form} only={asked.filter((name) => !aside.has(name))} />
      {isYearChosen && <AnneeField id={`${id}.annee_validite`} {...props} years={options} />}
      <details className="plis">
        <summary>Ajouter un commentaire</summary>
        <FieldList {...form} only={['commentaire']} />
      </details>
      <p>
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={props.onRemove}>
          Retirer<span className="invisible"> {file.name}</span>
        </button>
      </p>
    </fieldset>
  );
}

type AnneeFieldProps = Pick<FichierADeposerProps, 'item' | 'errors' | 'onChange'> & {
  id: string;
  years: readonly number[];
};

/** Annual accounts may be those of one of two years. */
function AnneeField({ id, item, errors, onChange, years }: AnneeFieldProps) {
  const { annee_validite } = item.declare;
  return (
    <SelectControl
      id={fieldId(id)}
      label={documentFields.annee_validite.label}
      value={annee_validite ? String(annee_validite) : null}
      options={years.map((year) => ({ value: String(year), label: String(year) }))}
      error={errors.find(({ field }) => field === id)?.message}
      onChange={(value) => onChange(id, value ? Number(value) : null)}
    />
  );
}
