import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { type Affichage, prefer, type Theme, usePreferences } from '../../platform/preferences.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { RadioList } from '../../ui/fields/RadioList.tsx';

const themeLabels: Record<Theme, string> = { light: 'Clair', dark: 'Sombre', system: 'Système' };
const touchesLabels = { oui: 'Actives', non: 'Coupées' };
const affichageLabels: Record<Affichage, string> = { calme: 'Confortable', compacte: 'Compact' };

/** The choices of light or dark, roomy or compact, and whether single letters are commands. */
export function DisplaySettings() {
  const { theme, affichage, touches } = usePreferences();
  const role = useWornRole();
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
      {role !== null && isServiceRole(role) && (
        <RadioList
          title="Touches d’une seule lettre"
          labels={touchesLabels}
          value={touches ? 'oui' : 'non'}
          onChange={(next) => prefer({ touches: next === 'oui' })}
        />
      )}
    </div>
  );
}
