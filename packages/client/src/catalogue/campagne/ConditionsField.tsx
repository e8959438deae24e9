import type { ConditionSaisie } from '@asso/domain/catalogue/champ-personnalise.fields';
import { findSujet, sayConditionsPhrase } from '@asso/domain/catalogue/condition.words';
import type { Sujet } from '@asso/domain/catalogue/sujets.rows';
import { useContext } from 'react';
import { ComboboxControl } from '../../ui/fields/ComboboxControl.tsx';
import { FieldMessages } from '../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { type Form, valueAt } from '../../ui/fields/form.ts';
import { GroupFrame } from '../../ui/fields/GroupFrame.tsx';
import type { ListEditorProps } from '../../ui/fields/group-kinds.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import { useFocusNext } from '../../ui/page/use-focus-next.ts';
import { ConditionValeur } from './ConditionValeur.tsx';
import { listComparaisons, listSujetChoices, sujetChoisi } from './conditions-choix.ts';
import { SujetsContext } from './sujets-context.ts';
import './campagne.css';

/** Edits the conditions of a question: they are chosen in lists, then written as a sentence. */
export function ConditionsField({ form, row, path }: ListEditorProps) {
  const lines = (valueAt(form, path) ?? []) as readonly ConditionSaisie[];
  const sujets = useContext(SujetsContext)(form.value);
  const id = fieldId(path);
  const focusNext = useFocusNext();
  const add = () => {
    const line = { id: newId(), operator: 'eq' };
    form.onChange(`${path}.${line.id}`, line);
    announce('Condition ajoutée.');
    focusNext(fieldId(`${path}.${line.id}`));
  };
  const remove = (line: ConditionSaisie) => {
    form.onChange(`${path}.${line.id}`, null);
    form.onLeave?.(path);
    announce('Condition retirée.');
    focusNext(`${id}-ajouter`);
  };
  return (
    <GroupFrame path={path} label={row.label} aide={row.aide}>
      <p aria-live="polite">
        {row.label.replace(/ si$/, '')} <strong>{sayConditionsPhrase(lines, sujets)}</strong>.
      </p>
      {lines.map((line, index) => (
        <Condition
          key={line.id}
          form={form}
          line={line}
          sujets={sujets}
          path={`${path}.${line.id}`}
          rang={index + 1}
          onRemove={() => remove(line)}
        />
      ))}
      {lines.length < row.max && (
        <button
          type="button"
          id={`${id}-ajouter`}
          className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
          onClick={add}
        >
          Ajouter une condition <span className="invisible">: {row.label}</span>
        </button>
      )}
    </GroupFrame>
  );
}

type ConditionProps = {
  form: Form;
  line: ConditionSaisie;
  sujets: readonly Sujet[];
  path: string;
  rang: number;
  onRemove: () => void;
};

function Condition({ form, line, sujets, path, rang, onRemove }: ConditionProps) {
  const id = fieldId(path);
  const sujet = line.scope && line.key ? findSujet(sujets, line.scope, line.key) : undefined;
  const set = (name: keyof ConditionSaisie, value: unknown) => form.onChange(`${path}.${name}`, value);
  const leave = () => form.onLeave?.(path);
  const choose = (value: unknown) => {
    const chosen = sujetChoisi(value);
    set('scope', chosen?.scope ?? null);
    set('key', chosen?.key ?? null);
    set('value', null);
    set('scope2', null);
    set('key2', null);
  };
  const isTest = line.operator === 'filled' || line.operator === 'empty';
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  return (
    <fieldset className="condition" id={id} aria-label={`Condition ${rang}`}>
      <FieldMessages id={id} error={error} />
      <div className="condition__champs">
        <ComboboxControl
          id={`${id}-sujet`}
          label="Réponse à regarder"
          value={line.scope && line.key ? `${line.scope}.${line.key}` : null}
          options={listSujetChoices(sujets, line)}
          onChange={choose}
          onLeave={leave}
        />
        <SelectControl
          id={`${id}-operateur`}
          label="Comparaison"
          value={line.operator ?? null}
          options={listComparaisons(sujet, line.operator)}
          onChange={(value) => set('operator', value)}
          onLeave={leave}
        />
        {!isTest && (
          <ConditionValeur id={id} line={line} sujet={sujet} sujets={sujets} set={set} leave={leave} />
        )}
      </div>
      <div>
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRemove}>
          Retirer cette condition <span className="invisible">: {rang}</span>
        </button>
      </div>
    </fieldset>
  );
}
