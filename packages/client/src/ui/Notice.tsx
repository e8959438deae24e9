import type { ReactNode } from 'react';

type NoticeProps = {
  tone: 'info' | 'succes' | 'attention' | 'erreur';
  title: string;
  children?: ReactNode;
  /** Level of its title in the page; a paragraph when absent. */
  level?: 'h2' | 'h3';
};

const classes = { info: 'info', succes: 'success', attention: 'warning', erreur: 'error' };

/** A framed sentence that stays where it is. */
export function Notice({ tone, title, children, level: Title = undefined }: NoticeProps) {
  return (
    <div className={`fr-alert fr-alert--${classes[tone]}`}>
      {Title ? (
        <Title className="fr-alert__title">{title}</Title>
      ) : (
        <p className="fr-alert__title">{title}</p>
      )}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
