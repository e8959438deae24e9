/** This is the portal's own mark, a sheet and a tick, drawn in the colour of the text. */
export const BrandMark = () => (
  <svg className="marque" viewBox="0 0 32 32" width="44" height="44" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="6" className="marque__fond" />
    <path d="M9 7h9l5 5v13H9z" className="marque__feuille" />
    <path d="M12.5 17.5l3 3 5-6" className="marque__coche" fill="none" strokeWidth="2.5" />
  </svg>
);
