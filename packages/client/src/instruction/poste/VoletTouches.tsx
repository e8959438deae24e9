/** Reminds those who see the column of its keys: the dialog of « ? » reads them all. */
export const VoletTouches = () => (
  <p className="file-volet__touches" aria-hidden="true">
    <span>
      <kbd>j</kbd> <kbd>k</kbd> dossier
    </span>
    <span>
      <kbd>[</kbd> replier
    </span>
    <span>
      <kbd>?</kbd> touches
    </span>
  </p>
);
