import { type ReactNode, useEffect, useRef } from 'react';

/** A form opened in place of a list has this frame: its title takes the focus. */
export function CadreActe({ titre, children }: { titre: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="cadre pile">
      <h3 ref={title} tabIndex={-1}>
        {titre}
      </h3>
      {children}
    </div>
  );
}
