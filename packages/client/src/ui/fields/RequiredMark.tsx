/**
 * The asterisk of a required field, which the page explains once above the form; screen readers read `aria-required`
 * instead.
 */
export const RequiredMark = () => (
  <span className="champ__obligatoire" aria-hidden="true">
    {'\u00a0*'}
  </span>
);
