import type { Choice } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { type ChoiceControlProps, describedBy } from './control-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { groupClass } from './TextControl.tsx';
import '../combobox.css';

/** A long list, found by typing any part of a label, accents or not. */
export function ComboboxControl(props: ChoiceControlProps) {
  const { id, error, warning, isRequired, value, options, onChange, onLeave } = props;
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen?.label ?? '';
  return (
    <div className={groupClass('fr-select-group', { error, warning })}>
      <FieldLabel {...props} />
      <ComboBox
        aria-label={props.label}
        aria-describedby={describedBy(id, props)}
        menuTrigger="focus"
        isInvalid={error !== undefined}
        defaultFilter={() => true}
        items={matching(options, typed)}
        inputValue={text}
        value={chosen?.value ?? null}
        onInputChange={setTyped}
        onChange={(key) => {
          setTyped(null);
          onChange(key === null ? null : String(key));
        }}
        onBlur={() => {
          if (typed === '') onChange(null);
          setTyped(null);
          onLeave?.();
        }}
      >
        <div className="combobox">
          <Input
            id={id}
            className={`fr-input${error ? ' fr-input--error' : ''}`}
            aria-required={isRequired}
          />
          <Button className="combobox__bouton fr-icon-arrow-down-s-line" aria-label="Ouvrir la liste" />
        </div>
        <Popover className="combobox__liste">
          <ListBox renderEmptyState={() => <p className="combobox__vide">Aucun choix ne correspond.</p>}>
            {(option: Choice) => (
              <ListBoxItem id={option.value} textValue={option.label} className="combobox__choix">
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <FieldMessages {...props} />
    </div>
  );
}

/** Nothing typed shows the whole list. */
function matching(options: readonly Choice[], typed: string | null): Choice[] {
  const words = plain(typed ?? '')
    .split(' ')
    .filter(Boolean);
  return options.filter((option) => words.every((word) => plain(option.label).includes(word)));
}

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’'-]/g, ' ');
