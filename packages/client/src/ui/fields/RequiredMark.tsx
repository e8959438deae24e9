/** The page explains the mark once above the form; screen readers read `aria-required` instead. */
export const RequiredMark = () => (
  <span className="champ__obligatoire" aria-hidden="true">
    {'\u00a0*'}
  </span>
);
