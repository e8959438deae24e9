-- A page of a file is drawn once, then shown from its image; neither the table nor its image outlives the file.
create table page_dessinee (
  -- The hash of the file's own bytes: the same file deposited twice is drawn once.
  fichier text not null,
  page int not null,
  -- The hash under which the drawn page is stored, or why the file cannot be drawn.
  contenu text,
  refus text,
  le timestamptz not null,
  primary key (fichier, page),
  check ((contenu is null) <> (refus is null))
);
create index page_dessinee_contenu on page_dessinee (contenu) where contenu is not null;
