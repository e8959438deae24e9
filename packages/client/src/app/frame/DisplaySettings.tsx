import { useId } from 'react';
import { type Affichage, prefer, type Theme, usePreferences } from '../../platform/preferences.ts';

const themeLabels: Record<Theme, string> = { light: 'Clair', dark: 'Sombre', system: 'Système' };
const affichageLabels: Record<Affichage, string> = { calme: 'Confortable', compacte: 'Compact' };

/** Light or dark, roomy or dense. */
export function DisplaySettings() {
  const { theme, affichage } = usePreferences();
  const present = affichage ?? (document.documentElement.dataset.affichage as Affichage);
  return (
    <div className="reglages">
      <Setting
        title="Thème"
        labels={themeLabels}
        value={theme}
        onChange={(next) => prefer({ theme: next })}
      />
      <Setting
        title="Affichage"
        labels={affichageLabels}
        value={present}
        onChange={(next) => prefer({ affichage: next })}
      />
    </div>
  );
}

type SettingProps<T extends string> = {
  title: string;
  labels: Record<T, string>;
  value: T;
  onChange: (value: T) => void;
};

function Setting<T extends string>({ title, labels, value, onChange }: SettingProps<T>) {
  const name = useId();
  return (
    <fieldset className="reglage">
      <legend>{title}</legend>
      {(Object.keys(labels) as T[]).map((key) => (
        <div className="fr-radio-group fr-radio-group--sm" key={key}>
          <input
            type="radio"
            id={`${name}-${key}`}
            name={name}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          <label className="fr-label" htmlFor={`${name}-${key}`}>
            {labels[key]}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
