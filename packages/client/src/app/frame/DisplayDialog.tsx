import { Dialog } from '../../ui/Dialog.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The settings of the menus, from the footer: each choice holds at once. */
export const DisplayDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Paramètres d’affichage" onClose={onClose}>
    <DisplaySettings />
  </Dialog>
);
