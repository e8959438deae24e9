/** These are plain anchors: they move the focus within the page and do not go through the router. */
export const SkipLinks = () => (
  <div className="fr-skiplinks">
    <nav className="fr-container" aria-label="Accès rapide">
      <ul className="fr-skiplinks__list">
        {places.map(({ label, id }) => (
          <li key={id}>
            <a className="fr-link" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

const places = [
  { label: 'Aller au contenu', id: 'contenu' },
  { label: 'Aller au menu', id: 'menu' },
  { label: 'Aller au pied de page', id: 'pied' },
];
