import type { ReactNode } from 'react';

type NoticeProps = {
  tone: 'info' | 'succes' | 'attention' | 'erreur';
  title: string;
  children?: ReactNode;
  /** The level of the title as a heading; the title is a paragraph when absent. */
  level?: 'h2' | 'h3';
};

const classes = { info: 'info', succes: 'success', attention: 'warning', erreur: 'error' };

/** A framed sentence, with its tone and an optional title, shown at the place where the page renders it. */
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
