import { prefer, usePreferences } from '../../platform/preferences.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import type { Touche } from './use-touches.ts';
import './file.css';

type TouchesDialogProps = {
  titre: string;
  lignes: readonly Touche[];
  onClose: () => void;
};

/** Lists all the keys, with the setting that turns them off, which is also among the display settings. */
export function TouchesDialog({ titre, lignes, onClose }: TouchesDialogProps) {
  const { touches } = usePreferences();
  return (
    <Dialog title={titre} onClose={onClose}>
      <div className="touches pile">
        <dl>
          {lignes.map(({ nom, effet }) => (
            <div key={nom} className="touches__ligne">
              <dt>
                <kbd>{nom}</kbd>
              </dt>
              <dd>{effet}</dd>
            </div>
          ))}
        </dl>
        <CheckboxControl
          id="touches-actives"
          label="Touches d’une seule lettre"
          help="Coupez-les si vous dictez, ou si vous en pressez sans le vouloir. Chaque acte a aussi son bouton."
          value={touches}
          onChange={(value) => prefer({ touches: value === true })}
        />
      </div>
    </Dialog>
  );
}
