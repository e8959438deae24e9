import { type ReactNode, useState } from 'react';
import { type ControlProps, describedBy } from './control-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { groupClass } from './TextControl.tsx';

type PasswordControlProps = Omit<ControlProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** The criteria that the password must meet: they stand under the field and are read aloud with it. */
  criteria?: ReactNode;
};

/** A password field: a button shows the password, and pasting one is allowed. */
export function PasswordControl(props: PasswordControlProps) {
  const { id, value, error, isRequired, autoComplete, criteria } = props;
  const [isShown, setIsShown] = useState(false);
  const description = [describedBy(id, props), criteria && `${id}-criteres`].filter(Boolean).join(' ');
  return (
    <div className={groupClass('fr-input-group', { error })}>
      <FieldLabel {...props} />
      <input
        id={id}
        className={`fr-input${error ? ' fr-input--error' : ''}`}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={description || undefined}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onLeave}
      />
      <div className="fr-checkbox-group fr-checkbox-group--sm champ__afficher">
        <input
          id={`${id}-afficher`}
          type="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
        <label className="fr-label" htmlFor={`${id}-afficher`}>
          Afficher <span className="invisible">le mot de passe</span>
        </label>
      </div>
      {criteria && <div id={`${id}-criteres`}>{criteria}</div>}
      <FieldMessages {...props} />
    </div>
  );
}
