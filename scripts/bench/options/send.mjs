import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

/** One request of somebody's at a server: the status of the answer. */
export function send({ port, host }, { cookie, path, body }) {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      cookie,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const request = http.request({ host: 'localhost', port, path, method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '' }));
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}
