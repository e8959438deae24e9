/** A reminder of the keys, on the screen only: the dialog opened by « ? » has them for screen readers too. */
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
