/** The global fetch for an address of the operator's: it follows no redirect, and reads no more than so many bytes. */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const bytes: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      // Leaving the loop ends the connection.
      if (size > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`);
      bytes.push(chunk);
    }
    const type = response.headers.get('content-type');
    // A status that allows no body, such as 204, allows not even an empty one.
    return new Response(response.body === null ? null : Buffer.concat(bytes), {
      status: response.status,
      ...(type !== null && { headers: { 'content-type': type } }),
    });
  };
