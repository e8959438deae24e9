/** Explained once above the form; read by its `aria-required`. */
export const RequiredMark = () => (
  <span className="champ__obligatoire" aria-hidden="true">
    {'\u00a0*'}
  </span>
);
