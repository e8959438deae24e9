import { pageHead } from '../../platform/page/page-head.ts';
import { useStore } from '../../ui/page/store.ts';
import { HeaderTool } from './HeaderTool.tsx';

/** Help opens on the subject of the page. */
export function HelpTool({ isNamed = false }: { isNamed?: boolean }) {
  const { aide } = useStore(pageHead);
  return (
    <HeaderTool
      className={`fr-btn fr-btn--tertiary-no-outline fr-icon-question-line ${isNamed ? 'fr-btn--icon-left' : 'entete__icone'}`}
      href={`/assistance${aide ? `/${aide}` : ''}`}
      label="Aide"
      title={isNamed ? undefined : 'Aide'}
    />
  );
}
