import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';

type HeaderToolProps = { href: string; label: string; className: string; title?: string };

/** A tool of the header; nothing, not even an empty place, when its page does not exist yet. */
export const HeaderTool = ({ label, ...link }: HeaderToolProps) =>
  hasPage(link.href) && (
    <li>
      <AppLink {...link}>{label}</AppLink>
    </li>
  );
