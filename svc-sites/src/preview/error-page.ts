/** A sentence for a person, as a page. The message is one of ours and holds no markup. */
export const errorPage = (message: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title></head>
<body style="font:1rem/1.5 system-ui;margin:20vh auto;max-width:32rem;padding:0 1rem"><p>${message}</p></body>
</html>
`;
