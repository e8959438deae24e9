/** Plain anchors: they move the focus inside the page, and change nothing else. */
export function SkipLinks({ hasMenu }: { hasMenu: boolean }) {
  return (
    <div className="fr-skiplinks">
      <nav className="fr-container" aria-label="Accès rapide">
        <ul className="fr-skiplinks__list">
          <li>
            <a className="fr-link" href="#contenu">
              Aller au contenu
            </a>
          </li>
          {hasMenu && (
            <li>
              <a className="fr-link" href="#menu">
                Aller au menu
              </a>
            </li>
          )}
          <li>
            <a className="fr-link" href="#pied">
              Aller au pied de page
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
