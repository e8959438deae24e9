import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import { anneesOffertes } from '@asso/domain/document/document.rules';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice } from '@asso/domain/kernel/fields';
import type { Rights } from '@asso/domain/kernel/writable';
import { now } from '../platform/clock.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { champsDepot, rowsDepot } from './champs-depot.ts';
import { type ADeposer, sentencesOfDepot } from './use-fichiers-a-deposer.ts';

type FichierADeposerProps = {
  item: ADeposer;
  known: DocumentDeclare;
  etablissements: readonly Choice[];
  rights: Rights;
  errors: readonly FieldError[];
  /** True for a new version: its type and its establishment are those of the document that it replaces. */
  isVersion?: boolean;
  onChange: (path: string, value: unknown) => void;
  onRemove: () => void;
};

/** Shows one chosen file, and asks for its type and the other facts to know about it. */
export function FichierADeposer(props: FichierADeposerProps) {
  const { item, etablissements, rights, errors } = props;
  const { id, file, declare, isGuessed } = item;
  const asked = champsDepot(declare, etablissements.length > 1);
  const { options } = anneesOffertes(declare.type ?? '', now());
  const aside = new Set(['commentaire', ...(props.isVersion ? ['type', 'id_siret', 'iban'] : [])]);
  const form = {
    fields: rowsDepot(declare),
    parentPath: id,
    value: { [id]: declare },
    onChange: props.onChange,
    errors,
    sentences: sentencesOfDepot,
    hand: { rights: { ...rights, edit: true }, writer: 'association' },
    options: {
      etablissement: etablissements,
      [`${id}.annee_validite`]: options.map((year) => ({ value: String(year), label: String(year) })),
    },
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
