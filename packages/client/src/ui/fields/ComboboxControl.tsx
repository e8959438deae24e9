import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { announce } from '../page/announcer.ts';
import { ComboList } from './ComboList.tsx';
import { type ChoiceControlProps, describedBy } from './control-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { groupClass } from './TextControl.tsx';
import { useCombobox } from './use-combobox.ts';

/** A long list of choices, searched by typing any part of a label, with or without accents. */
export function ComboboxControl(props: ChoiceControlProps) {
  const { id, label, error, warning, isRequired, value, options, onChange, onLeave } = props;
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const items = matching(options, typed);
  const combobox = useCombobox({
    id,
    items,
    opensOnFocus: true,
    onEscape: () => setTyped(null),
    onChoose: (item) => {
      setTyped(null);
      onChange(item.id);
    },
  });
  const type = (text: string) => {
    setTyped(text);
    combobox.open();
    announce(count(matching(options, text).length, 'choix proposé', 'choix proposés'));
  };
  const leave = () => {
    combobox.close();
    if (typed === '') onChange(null);
    setTyped(null);
    onLeave?.();
  };
  return (
    <div className={groupClass('fr-select-group', { error, warning })}>
      <FieldLabel {...props} />
      <div className="combobox">
        <input
          {...combobox.inputProps}
          id={id}
          type="text"
          className={`fr-input combobox__texte${error ? ' fr-input--error' : ''}`}
          value={typed ?? chosen?.label ?? ''}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, props)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <ComboList id={id} label={label} items={items} combobox={combobox} chosen={chosen?.value} />
      </div>
      {combobox.isOpen || items.length > 0 ? null : (
        <p className="fr-hint-text">Aucun choix ne correspond.</p>
      )}
      <FieldMessages {...props} />
    </div>
  );
}

/** Returns the choices that match what is typed; all of them when nothing is. */
function matching(options: readonly Choice[], typed: string | null) {
  const words = plain(typed ?? '')
    .split(' ')
    .filter(Boolean);
  return options
    .filter(
      (option) => option.closed === undefined && words.every((word) => plain(option.label).includes(word)),
    )
    .map(({ value, label }) => ({ id: value, label }));
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’'-]/g, ' ');
