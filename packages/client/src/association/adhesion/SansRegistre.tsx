import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { saisieHref } from './adhesion-href.ts';

type SansRegistreProps = { q: string; tone: 'attention' | 'erreur'; title: string };

/** When a register does not answer, this says so and leads to typing the association by hand. */
export const SansRegistre = ({ q, tone, title }: SansRegistreProps) => (
  <Notice tone={tone} title={title}>
    <p>
      Vous pouvez saisir votre association à la main ; nous la rapprocherons du registre plus tard.{' '}
      <AppLink href={saisieHref(q)}>Continuer sans registre</AppLink>
    </p>
  </Notice>
);
