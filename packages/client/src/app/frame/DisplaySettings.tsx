import { type Affichage, prefer, type Theme, usePreferences } from '../../platform/preferences.ts';
import { RadioList } from '../../ui/fields/RadioList.tsx';

const themeLabels: Record<Theme, string> = { light: 'Clair', dark: 'Sombre', system: 'Système' };
const affichageLabels: Record<Affichage, string> = { calme: 'Confortable', compacte: 'Compact' };

/** These settings choose between light and dark, and between roomy and dense. */
export function DisplaySettings() {
  const { theme, affichage } = usePreferences();
  const present = affichage ?? (document.documentElement.dataset.affichage as Affichage);
  return (
    <div className="reglages">
      <RadioList
        title="Thème"
        labels={themeLabels}
        value={theme}
        onChange={(next) => prefer({ theme: next })}
      />
      <RadioList
        title="Affichage"
        labels={affichageLabels}
        value={present}
        onChange={(next) => prefer({ affichage: next })}
      />
    </div>
  );
}
