import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';

type HeaderToolProps = { href: string; label: string; className: string; title?: string };

/** A link of the header; not drawn at all when its page does not exist. */
export const HeaderTool = ({ label, ...link }: HeaderToolProps) =>
  hasPage(link.href) && (
    <li>
      <AppLink {...link}>{label}</AppLink>
    </li>
  );
