import { type APIRequestContext, expect } from '@playwright/test';

type Mail = { to: string; subject: string; text: string; links: string[]; at: string };

type Wanted = { to: string; subject: RegExp; text?: string | RegExp };

/** Waits for an e-mail in the mailbox of the demonstration. */
export async function expectMail(request: APIRequestContext, { to, subject, text = '' }: Wanted) {
  await expect
    .poll(async () =>
      (await mailsTo(request, to)).filter((one) => subject.test(one.subject)).map((one) => one.text),
    )
    .toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
}

/** Waits for an e-mail, and gives the first link of the latest of its kind. */
export async function latestLink(request: APIRequestContext, { to, subject }: Wanted): Promise<string> {
  await expectMail(request, { to, subject });
  const [latest] = (await mailsTo(request, to)).filter((one) => subject.test(one.subject));
  return latest?.links[0] ?? '';
}

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get('/api/dev/mails', { params: { to } });
  return response.json();
}
