import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { narrow, useMedia } from './page/use-media.ts';
import './tabs.css';

type TabLink = {
  id: string;
  label: ReactNode;
  href: string;
  /** How many items the tab holds: « 12 », « 1 000 et plus ». */
  count?: ReactNode;
};

type TabLinksProps = {
  /** The label says what the tabs choose between: « Quels dossiers ». */
  label: string;
  tabs: readonly TabLink[];
  /** The id of the open tab; undefined when the page shows something else. */
  present: string | undefined;
  /** On a phone, the tabs fold into one menu named « Rubrique : » and the open tab, when this word is given. */
  foldedAs?: string;
};

/** Tabs that are links, since each has an address of its own; for the parts of one form, use `Tabs`. */
export const TabLinks = ({ label, foldedAs, ...tabs }: TabLinksProps) => (
  <nav aria-label={label}>
    {foldedAs === undefined ? <Links {...tabs} /> : <Folding name={foldedAs} {...tabs} />}
  </nav>
);

type LinksProps = Pick<TabLinksProps, 'tabs' | 'present'>;

function Folding({ name, tabs, present }: LinksProps & { name: string }) {
  const isNarrow = useMedia(narrow);
  if (!isNarrow) return <Links tabs={tabs} present={present} />;
  return (
    <details className="plis">
      <summary>
        {name} : {tabs.find(({ id }) => id === present)?.label}
      </summary>
      <Links tabs={tabs} present={present} isFolded />
    </details>
  );
}

const Links = ({ tabs, present, isFolded = false }: LinksProps & { isFolded?: boolean }) => (
  <ul className={`liste-nue onglets${isFolded ? ' onglets--liste' : ''}`}>
    {tabs.map(({ id, label, href, count }) => (
      <li key={id}>
        <Link className="onglets__lien" href={href} aria-current={id === present ? 'page' : undefined}>
          {label}
          {count !== undefined && (
            <span className="nombre">
              {'\u00a0'}
              {count}
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
