import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';

type HeaderToolProps = { href: string; label: string; className: string; title?: string };

/** A tool whose page is not written yet leaves not even an empty place in the list. */
export const HeaderTool = ({ label, ...link }: HeaderToolProps) =>
  hasPage(link.href) && (
    <li>
      <AppLink {...link}>{label}</AppLink>
    </li>
  );
