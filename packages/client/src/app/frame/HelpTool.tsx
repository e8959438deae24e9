import { Suspense } from 'react';
import { hasPage } from '../../platform/page/available-pages.ts';
import { pageHead } from '../../platform/page/page-head.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';
import { HeaderTool } from './HeaderTool.tsx';

const AideDeLaPage = lazyPart(() => import('./AideDeLaPage.tsx').then((module) => module.AideDeLaPage));

const useAssistanceHref = (): string => {
  const { aide } = useStore(pageHead);
  return `/assistance${aide ? `/${aide}` : ''}`;
};

/** Help: first the questions about the present page, then links to all the questions and to the help desk. */
export function HelpTool({ isNamed = false }: { isNamed?: boolean }) {
  const href = useAssistanceHref();
  if (isNamed || !hasPage('/faq'))
    return (
      <HeaderTool
        className={`fr-btn fr-btn--tertiary-no-outline fr-icon-question-line ${isNamed ? 'fr-btn--icon-left' : 'entete__icone'}`}
        href={href}
        label="Aide"
        title={isNamed ? undefined : 'Aide'}
      />
    );
  return (
    <li>
      <MenuButton
        className="fr-btn fr-btn--tertiary-no-outline fr-icon-question-line entete__icone"
        panelClassName="menu__panneau--droite"
        label="Aide"
      >
        {(close) => (
          <Suspense>
            <AideDeLaPage close={close} assistance={href} />
          </Suspense>
        )}
      </MenuButton>
    </li>
  );
}
