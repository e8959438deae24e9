import type { ConditionSaisie } from '@asso/domain/catalogue/champ-personnalise.fields';
import { formatValeur, parseValeur } from '@asso/domain/catalogue/condition.rules';
import type { Sujet } from '@asso/domain/catalogue/sujets.rows';
import { ComboboxControl } from '../../ui/fields/ComboboxControl.tsx';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { listSujetChoices, sujetChoisi } from './conditions-choix.ts';

type ConditionValeurProps = {
  id: string;
  line: ConditionSaisie;
  sujet: Sujet | undefined;
  sujets: readonly Sujet[];
  set: (name: keyof ConditionSaisie, value: unknown) => void;
  leave: () => void;
};

const ouiNon = [
  { value: 'true', label: 'Oui' },
  { value: 'false', label: 'Non' },
];

/** The field of the compared value: a possible answer of the compared question, or the answer of another question. */
export function ConditionValeur({ id, line, sujet, sujets, set, leave }: ConditionValeurProps) {
  const { value, operator } = line;
  const props = { id: `${id}-valeur`, label: 'Valeur', onLeave: leave };
  if (line.scope2) {
    return (
      <ComboboxControl
        {...props}
        label="Autre réponse"
        value={line.key2 ? `${line.scope2}.${line.key2}` : null}
        options={listSujetChoices(sujets, { scope: line.scope2, key: line.key2 })}
        onChange={(next) => {
          const chosen = sujetChoisi(next);
          set('scope2', chosen?.scope ?? null);
          set('key2', chosen?.key ?? null);
        }}
      />
    );
  }
  if (sujet?.kind === 'bool') {
    return (
      <SelectControl
        {...props}
        value={value ?? null}
        options={ouiNon}
        onChange={(next) => set('value', next)}
      />
    );
  }
  if (sujet?.options && operator === 'in') {
    const chosen = value ? [parseValeur(value, 'in')].flat().map(String) : [];
    return (
      <OptionsControl
        {...props}
        isMultiple
        value={chosen}
        options={sujet.options}
        onChange={(next) => set('value', Array.isArray(next) && next.length > 0 ? formatValeur(next) : null)}
      />
    );
  }
  if (sujet?.options) {
    return (
      <ComboboxControl
        {...props}
        value={value ? String(parseValeur(value, operator)) : null}
        options={sujet.options}
        onChange={(next) => set('value', typeof next === 'string' ? formatValeur(next) : null)}
      />
    );
  }
  return (
    <TextControl
      {...props}
      help={helpOf(sujet, operator)}
      value={value ?? null}
      max={1000}
      onChange={(next) => set('value', next)}
    />
  );
}

function helpOf(sujet: Sujet | undefined, operator: ConditionSaisie['operator']): string | undefined {
  if (operator === 'in') return 'Séparez les valeurs par un point-virgule. Exemple : 2 ; 3 ; 4';
  if (sujet?.kind === 'date') return 'Exemple : 2027-01-31';
  return sujet?.kind === 'nombre' ? 'Exemple : 3' : undefined;
}
